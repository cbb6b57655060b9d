import { getMetadataStorage } from 'class-validator';
import { Environment } from '../../src/platform/config/environment';

/** The names of all environment variables of the site. */
export const environmentNames = (): string[] => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Environment, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};
