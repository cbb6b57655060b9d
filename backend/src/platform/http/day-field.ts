import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { tr } from '../locale/tr';
import { isCalendarDay } from '../time/calendar-day';
import { ValidateWith } from './fields';

const problem = (value: unknown): string | null =>
  typeof value === 'string' && isCalendarDay(value) ? null : tr.validation.day;

/** A required parameter with a day of the calendar, `YYYY-MM-DD`. */
export const DayField = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ format: 'date', example: '2026-05-17' }), ValidateWith('day', problem));
