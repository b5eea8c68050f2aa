import { on, plan, tried } from './plan.testing.ts';
import { MORE_PLANS } from './more-talk-plans.testing.ts';
import type { TalkState } from '../talk-state.ts';

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
  ...MORE_PLANS,
} satisfies Record<string, TalkState>;
export type PlanName = keyof typeof PLANS;
