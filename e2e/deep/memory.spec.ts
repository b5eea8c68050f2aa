import { readFile } from 'node:fs/promises';
import { newGuest, toast } from '../steps.ts';
import { expect, expectAccessible, test } from '../taylr.ts';

const GOAL = {
  description: 'Walk every day and feel lighter on the stairs',
  currentLevel: 'not_started' as const,
  currentFrictions: 'I have no time in the evenings',
};

test('what the coach remembers can be read, corrected and erased', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  const goal = await client.must('POST /api/goals', { body: GOAL });
  await client.must('POST /api/chat/messages', {
    body: {
      message: 'Someone who walks at lunch. It matters to me to keep up with my children.',
      context: { type: 'identity', goalId: goal.id },
    },
  });
  await page.goto('/settings/coach');
  await expect(page.getByRole('region', { name: 'Who answers' })).toContainText('stays on this server');
  const card = page.getByRole('region', { name: 'What the coach remembers' });
  await expect(card).toContainText('What gets in the way');
  await expect(card).toContainText('It matters to me to keep up with my children.');
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Correct “I have no time in the evenings”' }).click();
  const field = card.getByRole('textbox', { name: 'What the coach should remember' });
  await expect(field).toBeFocused();
  await field.fill('I am always tired in the evenings');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Corrected')).toBeVisible();
  await expect(card).toContainText('I am always tired in the evenings');
  expect(await client.must('GET /api/goals/:id', { params: { id: goal.id } })).toMatchObject({
    currentFrictions: 'I am always tired in the evenings',
  });

  await card.getByRole('button', { name: 'Erase “It matters to me to keep up with my children.”' }).click();
  await expect(toast(page, 'Erased')).toBeVisible();
  await expect(card).not.toContainText('keep up with my children');
  await page.reload();
  await expect(card).toContainText('I am always tired in the evenings');
  await expect(card).not.toContainText('keep up with my children');
});

test('past conversations can be read, taken along and deleted', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  const goal = await client.must('POST /api/goals', { body: GOAL });
  await page.goto('/settings/coach');
  const card = page.getByRole('region', { name: 'Your conversations' });
  await expect(card).toContainText('No conversations yet.');
  await client.must('POST /api/chat/messages', {
    body: { message: 'Someone who walks at lunch', context: { type: 'identity', goalId: goal.id } },
  });
  await page.reload();
  await card.getByRole('button', { name: `Read the conversation: ${GOAL.description}` }).click();
  const dialog = page.getByRole('dialog', { name: GOAL.description });
  await expect(dialog).toContainText('Someone who walks at lunch');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download all conversations' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^taylr-conversations-\d{4}-\d{2}-\d{2}\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Someone who walks at lunch');

  await card.getByRole('button', { name: `Delete the conversation about “${GOAL.description}”` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this conversation?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Conversation deleted')).toBeVisible();
  await expect(card).toContainText('No conversations yet.');
  expect(await client.must('GET /api/chat/conversations')).toEqual([]);
});
