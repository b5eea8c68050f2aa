import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accept, answer, asked, habit, onThePlanningPage, open, server } from './planning-page.testing.tsx';

onThePlanningPage();

describe('a plan changed by hand', () => {
  const generate = 'POST /api/identities/i1/generate-habits';
  const launch = 'POST /api/identities/i1/launch-habits';
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const edit = async (name: string) => fireEvent.click(await screen.findByRole('button', { name: `Edit “${name}”` }));
  const done = async (name = 'Done') => {
    press(name);
    await screen.findByRole('button', { name: /^(Accept Selected|Select )/ });
  };

  it('is sent as it was changed', async () => {
    server.reply(generate, [200, answer]);
    server.reply(launch, [201, {}]);
    open('');
    await edit('Walk');
    press('Monday');
    press('More');
    fireEvent.click(screen.getByRole('radio', { name: 'At most' }));
    fireEvent.change(screen.getByLabelText('Time of day'), { target: { value: 'night' } });
    fireEvent.change(screen.getByLabelText('How much'), { target: { value: '2,5' } });
    await done();
    await accept();
    await waitFor(() => expect(asked(launch)).toHaveLength(1));
    const details = { targetFrequency: 1, days: ['monday'], measure: { atMost: 2.5 }, moment: 'night' };
    expect(asked(launch)).toMatchObject([{ habits: [details, {}] }]);
    const [, other] = (asked(launch) as { habits: object[] }[])[0]?.habits ?? [];
    for (const field of ['days', 'measure', 'moment']) expect(other).not.toHaveProperty(field);
  });

  it('stands again after a reload, ticks too, until it is accepted', async () => {
    const three = { ...answer, habits: [...answer.habits, { ...habit('Hum'), habitType: 'experimental' as const }] };
    server.reply(generate, [200, three]);
    server.reply(launch, [201, {}]);
    open('');
    await edit('Walk');
    press('Monday');
    await done();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hum' }));
    cleanup();
    open('');
    await accept();
    await waitFor(() => expect(asked(launch)).toMatchObject([{ habits: [{ days: ['monday'] }, {}] }]));
    expect((asked(launch) as { habits: object[] }[])[0]?.habits).toHaveLength(2);
    await screen.findByText('The dashboard', {}, { timeout: 3000 });
    cleanup();
    open('');
    expect(await screen.findByRole('checkbox', { name: 'Hum', checked: true })).toBeTruthy();
    expect(screen.queryByText('Mon')).toBeNull();
  });

  it('can be written while the network is away, and is taken back by Ctrl and Z outside of text', async () => {
    server.reply(generate, [200, answer]);
    open('');
    fireEvent.click(await screen.findByRole('button', { name: 'Write my own' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Habit' }), { target: { value: 'Ring my sister' } });
    await server.close();
    await done('Add habit');
    expect(screen.getByRole('checkbox', { name: 'Ring my sister', checked: true })).toBeTruthy();
    const box = screen.getByRole('textbox', { name: 'Message to Taylr' });
    fireEvent.keyDown(box, { key: 'z', ctrlKey: true });
    expect(screen.getByRole('checkbox', { name: 'Ring my sister' })).toBeTruthy();
    await edit('Walk');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'z', metaKey: true });
    press('Cancel');
    expect(await screen.findByRole('checkbox', { name: 'Ring my sister' })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
    expect(screen.queryByRole('checkbox', { name: 'Ring my sister' })).toBeNull();
  });
});

describe('the chips of an answer', () => {
  const generate = 'POST /api/identities/i1/generate-habits';
  const refine = 'POST /api/chat/refine-habits';
  const chips = [
    { does: 'act', label: 'Shorter', acts: [{ act: 'resize', target: 0, to: 'smaller' }] },
    { does: 'edit', label: 'Other days', target: 1 },
    { does: 'begin', label: 'Something else', text: 'Instead of walking, ' },
  ];
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const named = (label: string) => screen.queryByRole('button', { name: label });

  it('are carried out as what they say, with the list before, and give way to the next', async () => {
    const shorter = { ...answer, habits: [habit('Walk a little'), habit('Read')] };
    server.reply(generate, [200, { ...answer, chips }]);
    const reply = { response: 'Shorter now.', refinedHabits: shorter.habits, safety: null, basicMode: false };
    server.reply(refine, [200, { ...reply, chips: [], isUndone: false, ticks: [] }]);
    open('');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Read' }));
    press('Shorter');
    expect(await screen.findByText('Shorter now.')).toBeTruthy();
    expect(asked(refine)).toMatchObject([
      {
        messages: [{ content: 'Here we go.' }, { role: 'user', content: 'Shorter' }],
        acts: [{ act: 'resize', target: 0, to: 'smaller' }],
        selected: [0],
        before: [{ description: 'Walk' }, { description: 'Read' }],
      },
    ]);
    expect([named('Shorter'), named('Write my own')]).toEqual([null, expect.anything()]);
  });

  it('open the editor, and begin a sentence', async () => {
    server.reply(generate, [200, { ...answer, chips }]);
    open('');
    await screen.findByText('Here we go.');
    press('Something else');
    const box = screen.getByRole('textbox', { name: 'Message to Taylr' });
    expect(box).toHaveProperty('value', 'Instead of walking, ');
    expect(document.activeElement).toBe(box);
    press('Other days');
    expect(screen.getByRole('textbox', { name: 'Habit' })).toHaveProperty('value', 'Read');
  });

  it('say what they do once more when the first try failed', async () => {
    const reply = { response: 'Shorter now.', refinedHabits: answer.habits, safety: null, basicMode: false };
    server.reply(generate, [200, { ...answer, chips }]);
    server.reply(refine, [500, {}], [200, { ...reply, chips: [], isUndone: false, ticks: [] }]);
    open('');
    await screen.findByText('Here we go.');
    press('Shorter');
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Shorter now.')).toBeTruthy();
    const acts = [{ act: 'resize', target: 0, to: 'smaller' }];
    expect(asked(refine)).toMatchObject([{ acts }, { acts }]);
  });

  it('send what is a whole sentence', async () => {
    const leave = { does: 'begin', label: 'Leave it as it is', text: 'Leave it as it is' };
    server.reply(generate, [200, { ...answer, chips: [leave] }]);
    const reply = { response: 'Then it stays.', refinedHabits: answer.habits, safety: null, basicMode: false };
    server.reply(refine, [200, { ...reply, chips: [], isUndone: false, ticks: [] }]);
    open('');
    await screen.findByText('Here we go.');
    press('Leave it as it is');
    expect(await screen.findByText('Then it stays.')).toBeTruthy();
    expect(asked(refine)).toMatchObject([{ messages: [{}, { role: 'user', content: 'Leave it as it is' }] }]);
  });
});
