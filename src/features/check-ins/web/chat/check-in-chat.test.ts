import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { CheckInReply } from '#features/check-ins/contract.ts';
import {
  askedBy,
  type ChatAction,
  type CheckInChat,
  chatReducer,
  chipsOf,
  heardBy,
  NOTHING_SAID,
} from './check-in-chat.ts';

const reply = (change: Partial<CheckInReply> = {}): CheckInReply => ({
  response: 'Well done.',
  extractedCompletions: [],
  asked: [],
  chips: [],
  pauseProposal: null,
  safety: null,
  basicMode: false,
  ...change,
});
const sent = (message: string): ChatAction => ({ type: 'sent', message });
const answered = (change?: Partial<CheckInReply>): ChatAction => ({ type: 'answered', answer: reply(change) });
const after = (...actions: ChatAction[]): CheckInChat => actions.reduce(chatReducer, NOTHING_SAID);
const words = (chat: CheckInChat) => heardBy(chat).turns.map(({ content }) => content);

describe('a check-in by chat', () => {
  it('keeps a message and its answer once both are there', () => {
    expect(words(after(sent('I walked')))).toEqual([]);
    expect(words(after(sent('I walked'), answered()))).toEqual(['I walked', 'Well done.']);
  });

  it('offers what the last reply asks for at a tap, until it is said or the talk begins anew', () => {
    const asked = after(sent('I did one of them'), answered({ chips: ['Running', 'Reading'] }));
    expect(chipsOf(asked)).toEqual(['Running', 'Reading']);
    expect(chipsOf([sent('Running'), answered()].reduce(chatReducer, asked))).toEqual([]);
    expect(chipsOf(chatReducer(asked, { type: 'cleared', draft: '' }))).toEqual([]);
  });

  it('shows what seems done, with its words, until the next reply or a talk begun anew', () => {
    const asked = after(sent('walked, I think'), answered({ asked: [{ habitId: 'walk', evidence: 'walked' }] }));
    expect([...askedBy(asked)]).toEqual([['walk', 'walked']]);
    expect(askedBy([sent('no'), answered()].reduce(chatReducer, asked)).size).toBe(0);
    expect(askedBy(chatReducer(asked, { type: 'cleared', draft: '' })).size).toBe(0);
  });

  it('shows the answer while it comes', () => {
    const chat = after(sent('I walked'), { type: 'heard', text: 'Well ' }, { type: 'heard', text: 'done.' });
    expect(chat.pending).toEqual({ message: 'I walked', reply: 'Well done.' });
  });

  it('keeps days to leave out with the answer that speaks of them', () => {
    const pauseProposal = { from: calendarDay('2026-03-05'), until: calendarDay('2026-03-06'), reason: 'flu' };
    const chat = after(sent('I have the flu until Friday'), answered({ pauseProposal }), sent('thanks'), answered());
    expect(chat.turns.map(({ pause }) => pause)).toEqual([null, pauseProposal, null, null]);
  });

  it.each<ChatAction>([{ type: 'stopped' }, { type: 'failed', reason: 'x' }, { type: 'limited' }])(
    'gives the words back, before what was typed meanwhile: $type',
    (end) => {
      expect(after(sent('I walked'), end)).toMatchObject({ draft: 'I walked', pending: null, turns: [] });
      const meanwhile = after(sent('I walked'), { type: 'typed', draft: 'and read' }, end);
      expect(meanwhile.draft).toBe('I walked\nand read');
    },
  );

  it('says once that it failed: sending again is a new try', () => {
    const failed = after(sent('I walked'), { type: 'failed', reason: 'Too fast' });
    expect(failed.failed).toEqual({ message: 'I walked', reason: 'Too fast' });
    expect(chatReducer(failed, sent('I walked')).failed).toBeNull();
  });

  it('ends with a message that is answered with help, and keeps neither', () => {
    const safety = { label: 'crisis', text: 'Please talk to somebody.', stopsCoaching: true, goals: [] } as const;
    const chat = after(sent('I walked'), answered(), sent('dark words'), answered({ response: '', safety }));
    expect(chat.ended).toEqual({ message: 'dark words', safety });
    expect(words(chat)).toEqual(['I walked', 'Well done.']);
  });

  it('is not read any further back than where it was cleared, though it stays in sight', () => {
    const chat = after(sent('I walked'), answered(), { type: 'cleared', draft: 'Again: ' }, sent('I read'), answered());
    expect(chat.turns.length).toBe(4);
    expect(words(chat)).toEqual(['I read', 'Well done.']);
    expect(heardBy(chat).knowsAll).toBe(true);
  });

  it('is read for 24 turns, and is then no longer known as a whole', () => {
    const many = Array.from({ length: 13 }, (_none, at) => [sent(`Thing ${at}`), answered()]).flat();
    const heard = heardBy(after(...many));
    expect([heard.turns.length, heard.turns[0]?.content, heard.knowsAll]).toEqual([24, 'Thing 1', false]);
  });
});
