import { on, plan, tried } from './plan.testing.ts';
import type { TalkState } from '../talk-state.ts';

export const MORE_PLANS = {
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
