import type { Page } from '@playwright/test';
import { calendarDay } from '#core/calendar/calendar.ts';
import { WEDNESDAY } from './states.ts';

export const noon = (day: string) => `${day}T12:00:00Z`;
export const today = calendarDay(WEDNESDAY);
export const quickActions = (page: Page) => page.getByRole('region', { name: 'Quick actions' });
export const days = (page: Page) => page.getByRole('list', { name: 'Days of this week' }).getByRole('listitem');
export const card = (page: Page) => page.getByRole('article');
