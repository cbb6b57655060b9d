import type { OpenAPIObject } from '@nestjs/swagger';
import { completeNullableEnums } from './openapi-document';

const completed = (property: object): unknown => {
  const document = {
    components: {
      schemas: {
        Colour: { type: 'string', enum: ['red', 'blue'] },
        Team: { type: 'object', properties: {} },
        Shirt: { type: 'object', properties: { property } },
      },
    },
  };
  completeNullableEnums(document as unknown as OpenAPIObject);
  expect(document.components.schemas.Colour).toEqual({ type: 'string', enum: ['red', 'blue'] });
  return document.components.schemas.Shirt.properties.property;
};

describe('enums that may be null', () => {
  it('have null among their values', () => {
    expect(completed({ type: 'string', nullable: true, enum: ['1', 'X'] })).toEqual({
      type: 'string',
      nullable: true,
      enum: ['1', 'X', null],
    });
  });

  it('are written out where they have a name, with their type and what is said about them', () => {
    const named = { nullable: true, description: 'Away.', allOf: [{ $ref: '#/components/schemas/Colour' }] };
    expect(completed(named)).toEqual({
      type: 'string',
      nullable: true,
      description: 'Away.',
      enum: ['red', 'blue', null],
    });
  });

  it.each([
    { type: 'string', enum: ['1', 'X'] },
    { allOf: [{ $ref: '#/components/schemas/Colour' }] },
    { type: 'string', nullable: true, enum: ['1', null] },
    { type: 'number', nullable: true },
    { type: 'object', nullable: true, allOf: [{ $ref: '#/components/schemas/Team' }] },
  ])('are the only ones touched, not %j', (property) => {
    expect(completed(structuredClone(property))).toEqual(property);
  });
});
