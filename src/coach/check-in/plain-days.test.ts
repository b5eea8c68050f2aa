import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#coach/port.ts';
import { checkInTurn } from './check-in-turn.ts';

describe('what two people told in plain words', () => {
  const HABITS = [
    'Swim in the lake for 20 minutes',
    'Have supper with Finn, phones away',
    'Ringing my friend Ola to go swimming with me',
    'Yoga for 15 minutes',
  ].map((description, at) => ({ id: `h${at + 1}`, description }));
  const turn = (message: string, chat: readonly ChatTurn[]) =>
    checkInTurn({ habits: HABITS, messages: [...chat, { role: 'user', content: message }] });
  const DAY = 'I swam 20 minutes in the lake, had supper with Finn, rang Ola, no yoga';

  function told(...messages: string[]) {
    const chat: ChatTurn[] = [];
    let last = turn(messages[0] ?? '', []);
    for (const message of messages) {
      last = turn(message, chat);
      chat.push({ role: 'user', content: message }, { role: 'assistant', content: last.reply });
    }
    return Object.fromEntries(last.completions.map(({ habitId, completed }) => [habitId, completed]));
  }

  it.each([
    ['I did all but the yoga and the phone call', { h1: true, h2: true, h3: false, h4: false }],
    ["tomorrow I'm at my dad's so no yoga", {}],
  ])('%s', (message, expected) => expect(told(message)).toEqual(expected));

  it.each([
    ["I won't be able to do yoga tomorrow", {}],
    ["I won't do yoga today", { h4: false }],
    ['everything was done but the yoga', { h1: true, h2: true, h3: true, h4: false }],
    ['all done but the yoga', { h1: true, h2: true, h3: true, h4: false }],
    ['all less yoga', { h1: true, h2: true, h3: true, h4: false }],
    ['all without the yoga', { h1: true, h2: true, h3: true, h4: false }],
    ['everything only the yoga', { h1: true, h2: true, h3: true, h4: false }],
    ['wait i did do yoga today forgot', { h4: true }],
    ['i forgot yoga today', { h4: false }],
    ['nah didnt do shit today was wrecked', { h1: false, h2: false, h3: false, h4: false }],
  ])('%s', (message, expected) => expect(told(message)).toEqual(expected));

  it('hears what is said anew behind “scrap that”', () =>
    expect(told('rang Ola, no yoga', 'scrap that I did do the yoga')).toEqual({ h3: true, h4: true }));

  it('takes back what is put right, and answers nothing else by it', () => {
    expect(told('We had supper together', "no, we didn't have supper together, that's tomorrow")).toEqual({});
    expect(told(DAY, 'supper with Finn should not be ticked, we are eating tonight')).not.toHaveProperty('h2');
    expect(told('I swam in the lake for 20 minutes', 'undo the last')).toEqual({});
  });

  it('believes what somebody says they did, in a longer message too', () =>
    expect(told('I swam and I had supper with Finn')).toEqual({ h1: true, h2: true }));

  it.each([
    "don't count the yoga then",
    'scrap the yoga',
    'actually strike the yoga, I fell asleep',
    'so leave out the yoga',
  ])('takes back what is named, whatever was settled: %s', (order) =>
    expect(told('swam 20 minutes, yoga 15 minutes', 'rang Ola', order)).toMatchObject({ h1: true }),
  );

  it.each(["don't count the yoga then", 'scratch that', 'never mind'])('leaves no tick behind: %s', (order) =>
    expect(told('rang Ola', 'yoga 15 minutes', order)).toEqual({ h3: true }),
  );

  it('hears an amount put right', () => {
    expect(told('yoga 15 minutes', 'sorry, I meant twenty minutes of yoga not fifteen')).toEqual({ h4: true });
    expect(told('yoga 15 minutes', 'yoga was ten minutes, not fifteen')).toEqual({});
  });

  it('keeps what was not done when something else is still to come', () => {
    expect(told('no yoga today', 'not yet, I ring Ola tonight')).toMatchObject({ h4: false });
    expect(told('no yoga today', 'tomorrow I do the yoga')).toEqual({ h4: false });
  });

  it('lets one word of a message point to one or two things, not to a whole list', () =>
    expect(told('did everything', 'oh and I forgot, no yoga either')).toEqual({
      h1: true,
      h2: true,
      h3: true,
      h4: false,
    }));

  it('makes no answer of a word of manners', () =>
    expect(told('I swam in the lake for 20 minutes', 'fine. what should I do tomorrow?')).toEqual({ h1: true }));

  it.each(['Finn did the dishes', 'Finn did the yoga without me', 'The neighbour swam in the lake'])(
    'ticks nothing that somebody else did: %s',
    (message) => expect(told(message)).toEqual({}),
  );

  it('mends no name into a word that it knows', () => {
    const habits = ['No alcohol', 'Ring my sister'].map((description, at) => ({ id: `h${at}`, description }));
    const messages = [{ role: 'user' as const, content: 'I rang Margaret, forty minutes' }];
    expect(checkInTurn({ habits, messages }).completions.filter(({ habitId }) => habitId === 'h0')).toEqual([]);
  });

  it('says that a tap ticks what it is not sure of, and ends once', () => {
    const chat: ChatTurn[] = [];
    const replies: string[] = [];
    for (const message of ['swam 20 minutes', 'no supper with Finn', 'it rained', 'yoga done', 'ok thanks']) {
      const { reply } = turn(message, chat);
      replies.push(reply);
      chat.push({ role: 'user', content: message }, { role: 'assistant', content: reply });
    }
    expect(
      replies.filter((reply) =>
        /what is open|nothing more is needed|rest (?:stays|can stay)|then that is it|that is all, then/i.test(reply),
      ),
    ).toHaveLength(1);
    expect(replies.slice(3).join(' ')).not.toMatch(/could not|stood out|not sure/);
  });

  it('makes no miss of what a deed leaves unsaid', () => {
    const chat: ChatTurn[] = [
      { role: 'user', content: 'swam 20 minutes' },
      { role: 'assistant', content: 'Which of these happened today: having supper with Finn, yoga, both or neither?' },
    ];
    const said = (message: string) =>
      Object.fromEntries(turn(message, chat).completions.map(({ habitId, completed }) => [habitId, completed]));
    expect(said('I did yoga at noon in the park')).not.toHaveProperty('h2');
    expect(said('just the yoga')).toMatchObject({ h2: false, h4: true });
  });

  it.each([
    ['I swam an hour in the lake, I forgot the time', { h1: true }],
    ['we lost track of time, swam for 40 minutes', { h1: true }],
  ])('takes an idiom of time for no miss: %s', (message, expected) => expect(told(message)).toEqual(expected));

  it('leaves what somebody wants left out', () =>
    expect(told('swam 20 minutes', 'no yoga, my mat was wet, so leave it out')).toEqual({ h1: true }));

  it('takes a tick back for what is still to be done', () =>
    expect(told('did everything', 'I will do the yoga tonight')).not.toHaveProperty('h4'));

  it('ticks no wish', () => {
    expect(told('yoga at 7 please')).toEqual({});
  });

  it('makes no tick of what somebody thinks of themselves', () =>
    expect(told('Ola did not pick up the phone', 'I give up, I am not good enough')).not.toContain(true));

  it('means the one thing that was named by all of it', () =>
    expect(told('yoga 15 minutes, all of it')).toEqual({ h4: true }));
});

describe('an answer to the coach', () => {
  const HABITS = [
    'Finish knitting a christening shawl, 20 minutes at a time',
    'Walk to the post office and back',
    'Choose one indoor way for bad weather',
    'No phone in bed',
  ].map((description, at) => ({ id: `h${at + 1}`, description }));

  function told(...said: readonly string[]) {
    const messages: ChatTurn[] = [];
    let signs = {};
    for (const content of said) {
      messages.push({ role: 'user', content });
      const { reply, completions } = checkInTurn({ habits: HABITS, messages: [...messages] });
      messages.push({ role: 'assistant', content: reply });
      signs = Object.fromEntries(completions.map(({ habitId, completed }) => [habitId, completed]));
    }
    return signs;
  }

  it('counts what was done in part, and nothing else that the coach has named beside it', () =>
    expect(told('I did half of the knitting, and no walk', 'Count it')).toEqual({ h1: true, h2: false }));

  it.each(['My son asked if we are poor. That one pained me', 'got wrote up at work, feelin like trash'])(
    '“%s” is answered with company, and nothing else is asked for',
    (message) => {
      const { reply, completions } = checkInTurn({ habits: HABITS, messages: [{ role: 'user', content: message }] });
      expect([completions, /knit|walk|phone/.test(reply)]).toEqual([[], false]);
    },
  );

  it.each([
    ['no I used my phone in bed', { h4: false }],
    ['nah I DID walk to the post office lol', { h2: true }],
    ['no I did not walk to the post office', { h2: false }],
    ['walked to the post office, that hill kicked my ass', { h2: true }],
  ])('“%s”: a “no” before somebody is an answer, and what they did stands behind it', (message, expected) =>
    expect(told(message)).toEqual(expected),
  );
});
