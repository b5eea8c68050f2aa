import type { Weekday } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { TalkState } from './talk-state.ts';

type Row = readonly [description: string, intention: string, times: number, more?: Partial<PlannedHabit>];

const tried = { habitType: 'experimental' } as const;
const on = (...days: Weekday[]) => ({ days });

function plan(goal: string, frictions: string, rows: readonly Row[]): TalkState {
  const habits = rows.map(
    ([description, implementationIntention, targetFrequency, more], order): PlannedHabit => ({
      description,
      implementationIntention,
      targetFrequency,
      difficulty: 'easy',
      habitType: 'core',
      order,
      ...more,
    }),
  );
  return {
    goal: { description: goal, currentLevel: 'not_started', currentFrictions: frictions, safetyLabel: 'none' },
    identity: { id: `identity of ${goal}`, name: 'The One Who Turns Up', description: 'You turn up, a little, often.' },
    habits,
    messages: [],
    lastSpokenOf: null,
    offered: [],
  };
}

/** Plans of different lives, some from the knowledge base and some in people's own words. */
export const PLANS = {
  fit: plan('I want to get fit again so I can keep up with my grandkids', 'no time, tired after work', [
    [
      'Walk for 5 minutes',
      'When I finish lunch, straight out of the nearest door, I will walk for 5 minutes at a pace where I can still talk. If it pours, I march indoors for the same time.',
      5,
      { templateId: 'fit.walk', moment: 'noon' },
    ],
    [
      "Lay out the shoes of tomorrow's exercise kit",
      'When I put my toothbrush down at night, by the bedroom door, I will lay out the shoes. If I am away, I put the shoes on top of my bag.',
      4,
      { templateId: 'fit.kit', moment: 'night' },
    ],
    [
      'Move with someone for 5 minutes',
      'When our agreed hour comes on Wednesday, at our meeting point, I will move together for 5 minutes. If they cancel, I go and send a photo.',
      1,
      { templateId: 'fit.buddy', ...tried },
    ],
  ]),
  sister: plan('ring my sister every week', 'we keep missing each other', [
    [
      'Ring my sister',
      'When I finish my Sunday roast, in the armchair, I will ring my sister. If she is out, I leave a message.',
      1,
      { days: ['sunday'] },
    ],
    [
      'Write down 1 thing to tell her',
      'When I clear the breakfast things, at the table, I will write down 1 thing. If my hands hurt, I say it aloud to the cat.',
      4,
    ],
    [
      'Post 1 card',
      'When I pass the post box, on the way to the shop, I will post 1 card. If I have no stamp, I buy one.',
      1,
      tried,
    ],
  ]),
  nurse: plan('I want to sleep better between night shifts', 'my rota changes, noise', [
    [
      'Put my phone to charge outside the bedroom',
      'When I lock the front door, in the hall, I will plug the phone in there. If I am on call, I leave the ringer on.',
      5,
    ],
    [
      'Read 4 pages in bed',
      'When I have washed my face, in bed, I will read 4 pages. If my eyes close, I put out the light.',
      4,
    ],
    [
      'Dim the lights before bed',
      'When I have eaten, through the flat, I will switch to one lamp. If others need light, I sit by the lamp.',
      3,
      tried,
    ],
  ]),
  builder: plan('look after my back', 'my back plays up, long days on site', [
    [
      'Stretch my hips for 2 minutes',
      'When I take my boots off, on the rug, I will stretch my hips for 2 minutes. If my back is bad, I lie flat instead.',
      5,
    ],
    [
      'Ask for a hand with heavy lifts',
      'When something is too heavy, on site, I will ask for a hand. If nobody is near, I split the load.',
      5,
    ],
    [
      'Swim 4 lengths',
      'When I finish early on Friday, at the baths, I will swim 4 lengths. If the pool is shut, I walk the canal.',
      1,
      tried,
    ],
  ]),
  student: plan('pass my anatomy exam in June', 'I get distracted and I panic', [
    [
      'Revise anatomy for 15 minutes',
      'When I get back from lectures, in the library, I will revise anatomy for 15 minutes. If it is full, I use the kitchen.',
      5,
    ],
    [
      'Test myself on 5 flashcards',
      'When I wait for the bus, at the stop, I will test myself on 5 flashcards. If it rains, I do them on the bus.',
      4,
    ],
    [
      'Explain 1 topic to a friend',
      'When we have coffee, in the canteen, I will explain 1 topic. If nobody is there, I record myself.',
      1,
      tried,
    ],
  ]),
  mother: plan('feel like myself again after the baby', 'no sleep, no time', [
    [
      'Drink 1 cup of tea sitting down',
      'When the baby goes down, on the sofa, I will drink 1 cup of tea sitting down. If she wakes, I drink it later.',
      5,
    ],
    [
      'Step outside for 3 minutes',
      'When the post comes, at the front door, I will step outside for 3 minutes. If it is raining, I open the window.',
      4,
    ],
    [
      'Text 1 friend',
      'When I feed her at noon, in the chair, I will text 1 friend. If my hands are full, I send a voice note.',
      2,
      tried,
    ],
  ]),
  prayer: plan('pray fajr on time and read more Quran', 'I oversleep', [
    [
      'Pray fajr on time',
      'When my alarm rings, in the corner of my room, I will pray fajr. If I oversleep, I pray as soon as I wake.',
      7,
    ],
    [
      'Read 1 page of Quran',
      'When I finish maghrib, on the mat, I will read 1 page of Quran. If I am out, I listen to it.',
      5,
    ],
    [
      'Fast on Mondays',
      'When it is Monday, at home, I will keep the fast. If I feel weak, I break it.',
      1,
      { ...tried, ...on('monday') },
    ],
  ]),
  driver: plan('lose the belly I got from driving a lorry', 'I eat at services, always on the road', [
    [
      'Walk 1 lap of the lorry park',
      'When I stop for diesel, at the services, I will walk 1 lap. If it is icy, I stretch in the cab.',
      5,
    ],
    [
      'Pack 1 piece of fruit',
      'When I fill my flask, in the kitchen, I will pack 1 piece of fruit. If there is none, I buy one at the till.',
      5,
    ],
    [
      'Have water instead of cola',
      'When I pay at the till, at the services, I will take water. If there is none, I take tea.',
      3,
      tried,
    ],
  ]),
  guitar: plan('get better at guitar', 'homework and my phone', [
    [
      'Practise guitar for 10 minutes',
      'When I get home from school, in my room, I will practise guitar for 10 minutes. If mum has a headache, I play it unplugged.',
      5,
    ],
    [
      'Learn 1 chord',
      'When I have tuned up, on my bed, I will learn 1 chord. If it buzzes, I play an old one.',
      2,
      on('saturday', 'sunday'),
    ],
    [
      'Play 1 song for my brother',
      'When we have eaten on Sunday, in the kitchen, I will play 1 song. If he is out, I film it.',
      1,
      tried,
    ],
  ]),
  saver: plan('save for a house deposit', 'friends always want to go out', [
    [
      'Move £5 to the deposit',
      'When my pay lands, in the bank app, I will move £5. If the month is tight, I move £1.',
      1,
    ],
    [
      'Log 1 purchase from today',
      'When I clear the dinner plates, in one list on my phone, I will write down 1 purchase with the price. If I bought nothing, I write a zero and close the list.',
      3,
      { templateId: 'fin.log' },
    ],
    [
      'Suggest 1 free plan to friends',
      'When the group chat wakes up, on my phone, I will suggest 1 free plan. If they laugh, I join for one drink.',
      1,
      tried,
    ],
  ]),
  smoker: plan('quit smoking', 'stress', [
    [
      'Wait 10 minutes before the first cigarette of the day',
      'When the first urge of the day comes, away from my usual spot, I will start a timer for 10 minutes and drink water. If I light up early, I note the time and try at the next urge.',
      6,
      { templateId: 'smk.delay' },
    ],
    [
      'Stay smoke-free until lunch',
      'When I wake up, everywhere, I will stay smoke-free until lunch. If I slip, I restart from the next hour, not the next day.',
      3,
      { templateId: 'smk.free' },
    ],
    [
      'Ride out 1 craving with a ten-minute delay',
      'When a craving hits, somewhere I never smoke, I will walk or breathe out slowly for ten minutes. If I cannot leave, I hold something cold and count thirty breaths.',
      5,
      { ...tried, templateId: 'smk.urge' },
    ],
  ]),
  novel: plan('write my novel', 'perfectionism', [
    [
      'Write 50 words of my draft',
      'When I sit down with my first drink of the day, in the same file as yesterday, I will write 50 words without reading back. If nothing comes, I describe the room until something does.',
      5,
      { templateId: 'wri.words', moment: 'morning' },
    ],
    [
      'Sit in my writing chair for 2 minutes',
      'When I clear the dinner plates, with the phone in another room, I will sit there for 2 minutes with the page open, whether words come or not. If the chair is taken, I put on my writing song instead.',
      3,
      { templateId: 'wri.chair' },
    ],
    [
      'Work beside another writer for 5 minutes',
      'When our Thursday hour comes, in a café or on a quiet call, I will name my aim and write for 5 minutes. If they cancel, I send them my last line.',
      1,
      { ...tried, templateId: 'wri.buddy' },
    ],
  ]),
  runner: plan('run 5k by the summer', 'my knee, and it is dark after work', [
    [
      'Jog to the corner and back',
      'When I get home from work, from the front door, I will jog to the corner and back. If it is dark, I jog on the spot.',
      3,
      on('monday', 'wednesday', 'friday'),
    ],
    [
      'Stretch my calves for 2 minutes',
      'When I brush my teeth, at the sink, I will stretch my calves for 2 minutes. If my knee hurts, I sit and circle my ankles.',
      5,
    ],
    [
      'Run with the club',
      'When it is Saturday, in the park, I will run with the club. If I am late, I walk behind them.',
      1,
      { ...tried, ...on('saturday') },
    ],
  ]),
  carer: plan('have a bit of time for myself while I look after mum', 'mum has dementia, I cannot leave her', [
    [
      'Sit with my coffee for 5 minutes',
      'When mum has had her pills, at the back door, I will sit with my coffee for 5 minutes. If she calls, I take it with me.',
      6,
    ],
    [
      'Knit 2 rows',
      'When her programme starts, in the armchair, I will knit 2 rows. If I lose count, I stop there.',
      4,
    ],
    [
      'Call the carers line',
      'When the sitter is here on Thursday, in the garden, I will call the carers line. If it is busy, I send an e-mail.',
      1,
      tried,
    ],
  ]),
  chef: plan('drink less after service', 'the whole team drinks', [
    [
      'No drink after service',
      'When we close the kitchen, at the bar, I will have a soda. If they insist, I say that I drive.',
      4,
    ],
    [
      'Walk home the long way',
      'When I hang up my apron, along the river, I will walk home the long way. If it pours, I take the bus and read.',
      3,
    ],
    [
      'Eat before service',
      'When the prep is done, on the back step, I will eat before service. If we are late, I eat a banana.',
      3,
      tried,
    ],
  ]),
  wheels: plan('grow my own tomatoes', 'I use a wheelchair, some days are bad', [
    [
      'Water the pots',
      'When I have had breakfast, on the balcony, I will water the pots. If my hands are stiff, I ask my son.',
      5,
    ],
    [
      'Pick off 3 dead leaves',
      'When the pots are wet, on the balcony, I will pick off 3 dead leaves. If it is windy, I do it from inside.',
      3,
    ],
    [
      'Take 1 photo of the plants',
      'When the sun is on them, on the balcony, I will take 1 photo. If it is grey, I skip it.',
      2,
      tried,
    ],
  ]),
  jobs: plan('find a new job after being made redundant', 'I feel ashamed, I put it off', [
    [
      'Look at 2 adverts',
      'When I have taken the kids to school, at the kitchen table, I will look at 2 adverts. If I feel sick, I look at one.',
      5,
    ],
    [
      'Write 3 lines of my CV',
      'When I have had lunch, in the library, I will write 3 lines of my CV. If nothing comes, I copy an old one.',
      3,
    ],
    [
      'Message 1 old colleague',
      'When it is Tuesday, on my phone, I will message 1 old colleague. If I dread it, I write to the nicest one.',
      1,
      { ...tried, ...on('tuesday') },
    ],
  ]),
} satisfies Record<string, TalkState>;
export type PlanName = keyof typeof PLANS;
