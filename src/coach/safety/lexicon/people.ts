/** Who does something to whom. */
export const PEOPLE = {
  self: 'myself, my self, me self, my own self',
  i_am: 'i am, being, be, feel like, am, been, feel, was, only',
  other_self: 'himself, herself, themselves, him self, her self',
  own: 'my, my own, me, our, the',
  kin: 'husband, hubby, wife, partner, boyfriend, bf, girlfriend, gf, fiance, fiancee, spouse, ex, ex husband, ex wife, ex boyfriend, ex girlfriend, ex partner, dad, daddy, father, mum, mummy, mom, mother, parents, parent, stepdad, step dad, stepfather, step father, stepmum, stepmom, stepmother, uncle, aunt, auntie, grandad, grandpa, grandfather, granddad, gran, grandma, nan, grandmother, brother, stepbrother, sister, cousin, son, daughter, kid, kids, child, children, twins, toddler, baby, niece, nephew, in laws, mother in law, father in law, family, folks, carer, caregiver, guardian, other half, missus',
  known:
    'friend, friends, mate, mates, best friend, best mate, buddy, boss, manager, colleague, coworker, co worker, workmate, neighbour, neighbor, flatmate, housemate, roommate, landlord, teacher, coach, tutor, pupil, student, classmate, classmates, client, patient, ex, priest, pastor, therapist, boyfriend, girlfriend, someone, a girl, a guy, a boy, a man, the man, man, bloke, guy, fella, woman',
  he: 'he, she, they, who',
  him: 'him, her, them, someone, people, everyone, that man, that woman, this man, that guy, this guy, that bastard, that bitch, these people',
  me: 'me, us, my kids, my children, my son, my daughter, my baby, my mum, my mom, my mother, my sister, my brother, my little brother, my little sister, the kids, the children, the baby, our kids, our children, our son, our daughter, our baby',
  dear: 'my man, my woman, he, she, they, who, husband, hubby, wife, partner, boyfriend, bf, girlfriend, gf, spouse, ex, dad, father, mum, mom, mother, parents, stepdad, stepfather, stepmum, stepmother, uncle, aunt, grandad, grandfather, gran, brother, stepbrother, sister, cousin, son, daughter, flatmate, housemate, roommate, landlord, boss, carer, coach, teacher, priest, pastor, neighbour, man i live with, guy i live with, guy i am seeing, family, in laws, mother in law, father in law, boys at school, kids at school, missus, other half, fiance, fiancee, brother in law, family friend, babysitter, tutor',
  animals:
    'dog, dogs, puppy, pup, cat, cats, kitten, horse, horses, rabbit, hamster, pet, pets, parrot, hens, chickens, cow, cows, goat, vet, vets, plant, plants, tree, trees, hedge, roses, garden, sourdough, tomatoes, basil',
} as const;

/** Words that say the sentence is about a story, a study, a game, a kitchen or somebody's work. */
export const CONTEXTS = {
  fiction:
    'novel, novels, book, books, film, films, movie, movies, song, songs, lyrics, poem, poems, poetry, sonnet, play, opera, episode, series, podcast, documentary, character, characters, plot, chapter, story, stories, screenplay, script, painting, comic, manga, anime, thriller, crime fiction, murder mystery, theatre, band, album, netflix, museum, exhibition, scene, musical, villain, hero, sketch, blog post, article, true crime',
  study:
    'dissertation, thesis, essay, lecture, lectures, seminar, exam, exams, revise, revising, revision, pharmacology, toxicology, course, module, homework, research, statistics, paper, study, studying, studies, presentation, textbook, degree, history of, psychology class, flashcards, training course, certificate, workshop',
  pharma_study:
    'pharmacology, toxicology, lecture, essay, dissertation, thesis, revise, revising, revision, flashcards, seminar, module, textbook, trial, presentation, statistics, article, documentary, history of, novel, research, chapter, museum',
  helping:
    'volunteer+, helpline, hotline, charity, charities, fundrais*, awareness, prevention, counsellor, counselling, counselor, counseling, samaritans, train as, training as, donate+, donation, first aid, first aider, nurse, nursing, support worker, social worker, social work, campaign, research, support group leader, mentor, mentoring, foodbank, food bank, paramedic, policy, poster, posters, shelter, patients, clients, night shift as',
  game: 'game, games, gaming, chess, tennis, squash, badminton, football, soccer, rugby, cricket, basketball, hockey, golf, boxing, box, bag, spar, sparring, judo, karate, jiu jitsu, bjj, mma, kickboxing, martial arts, fencing, archery, paintball, laser tag, warhammer, minecraft, fortnite, dark souls, elden ring, call of duty, fifa, poker night, board game, board games, monopoly, scrabble, cards, quiz, race, races, strava, match, boss fight, level, xbox, playstation, zombie, zombies, monster, monsters, dungeon, d d, mario kart, ping pong, table tennis, pool, darts, snooker, padel, bowling, arm wrestling, pillow fight, snowball, snowballs, water fight, volleyball, catch',
  kitchen:
    'kitchen, cook, cooking, bake, baking, chop, chopping, onion, onions, knife skills, oven, pan, stove, grater, recipe, bread, meat, chicken, vegetables, tin, can opener, paper, fence, thorn, thorns, gardening, shaving, shave, shaver, iron, ironing, hair straightener, straighteners, toast, tea, coffee, kettle, diy, drill, saw, sun, sunburn, bbq, barbecue, grill, cheese, carving, whittling, sushi, peeling, slicing, welding, soldering, glass',
  sport:
    'run+, running, jog+, lift+, exercise+, train+, workout, workouts, work out, climb+, squat+, deadlift+, ski+, skiing, cycle+, weights, sport, sports, stretch+, yoga, gym, skate+, skating, skateboarding, playing, football, dance+, dancing, moving, hike+, row+, rowing, surf+, swim+, parkour, bench, kettlebell, crossfit, barbell, treadmill, gardening, at work, burpees, sprints, sit ups, push ups, plank, hill, hills, marathon, exercises, fitness, spin',
  over: 'years ago, long ago, a long time ago, decades ago, in my twenties, in my teens, in my youth, as a teenager, as a child, when i was young, when i was a kid, ten years, behind me now, never looked back, healed, fully recovered, all clear, years back, safe now, used to',
} as const;
