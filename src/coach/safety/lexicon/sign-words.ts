/**
 * What the signs of danger are made of (see `signs.ts`): kinds of things said, each as broad as its words allow. None of them means
 * anything alone; a pair in one breath does.
 */
export const SIGN_WORDS = {
  // Dying, living, leaving.
  sign_dying:
    'die+, dying, dead, deid, death, deaths, kill+, end it, ended it, ending it, end things, ending things, end it all, end everything, finish it, finish with everything, finish myself, finish me, finish me off, suicid*, unaliv*, my own life, his own life, her own life, end my life, ending my life, take my life, took my life, taking my life, top myself, topping myself, topped myself, topped themselves, topped himself, topped herself, neck myself, necked, do myself in, doing myself in, did myself in, off myself, do away with myself, done away with, blow my head, blow my brains, shoot myself, shot myself, shoots himself, hang myself, hanged myself, hung myself, hung masel, drown myself, by my own hand, by their own hand, by his own hand, by her own hand, my own hand, an end to myself, end to myself, kys, kms, perish+, depart this, put an end, overdos*, od, ode, goner, in the ground, in my grave, my grave, coffin, six feet under',
  sign_living:
    'alive, living, live, lives, to be here, be here, being here, bein here, still here, be around, stay around, exist*, breathing, keep breathing, in this world, this world, this life, the world, on this earth, above ground, see another, wake up, waking up, woke up, another day, stay alive, staying alive, carry on, carrying on, go on, going on, keep going, stick around, my life, life',
  sign_leaving:
    'gone, i am gone, am gone, disappear*, vanish*, leave this world, leave the world, be with him, be with her, be with them, join him, join her, join them, follow him, follow her, following him, following her, follow them, go to him, go to her, see him again, see her again, not be here, not here, not be around, not around, no longer here, no longer be, once i am, after i am, when i am gone, if i am not, if i was not, were not here, without me, leave you, leave them, go home to, slip away, fade away, let go, one less, off this, nobody must wait, not coming back, not come back, not be back, not wake, never wake, wake me, wake no more, no more me, take me, took me, to rest, rest for good, peace for good, have peace, be at peace, be done, am done, all done, be over, is over, it over',
  sign_wanting:
    'want, wanted, wants, wanting, wish, wished, wishes, wishing, hope, hoped, hoping, hopes, pray, prayed, praying, prays, beg, begged, begging, long for, longing, rather, intend, intends, intention, meant to, meaning to, mean to, means to, plan, planned, planning, plans, decide, decided, deciding, aim, aimed, ready, fixing to, reckon, tempted, tempting, urge, urges, itch, need to, dream of, going to, will',
  sign_thinking:
    'think, thinking, thinks, thought, thoughts, wonder, wondered, wondering, imagine, imagined, imagining, imagines, picture, pictured, picturing, pictures, idea, ideas, voice, voices, mind, my head, keep thinking, calculat*, consider*, google*, googling, research*, looked up, looking up, reading about, compar*, work out, worked out, run the numbers, do the sum, sums, maths, planning, fantas*, daydream*, dreaming of, obsess*, in my head, figure, figured, reasonable, calling me, calls me, pull, whisper*',
  // Means and places.
  sign_drug:
    'pill, pills, pils, tablet, tablets, tabs, paracetamol, panadol, tylenol, ibuprofen, codeine, morphine, oramorph, insulin, vial, vials, ampoule, ampoules, medication, medications, medicine, medicines, meds, capsules, painkiller, painkillers, antidepressants, benzo*, valium, diazepam, zopiclone, xanax, ambien, oxy, oxycontin, oxycodone, fentanyl, ketamine, propofol, potassium, barbit*, pentobarb*, euthanasia, sedative, sedatives, pesticide, pesticides, poison, poisons, bleach, weedkiller, antifreeze, drain cleaner, insecticide, fertiliser, cyanide, helium, gas, oxygen, overdose, overdosed, overdosing, dose, stash, prescription, prescriptions, warfarin, digoxin, amitriptyline, drugs, med room, drug safe, drug cupboard, cabinet, the lot, the bottle',
  sign_gun:
    'gun, guns, rifle, rifles, shotgun, pistol, pistols, revolver, glock, handgun, firearm, firearms, ammo, ammunition, shells, shell, bullet, bullets, trigger, barrel, holster, 38, 45, 22, 9mm, loaded, the safety off, gun cabinet, gun safe, service weapon, weapon, weapons, muzzle, magazine',
  sign_rope:
    'rope, ropes, noose, nooses, cord, cords, belt, ligature, bedsheet, sheet, dupatta, sari, shoelace, shoelaces, bootlaces, laces, wire, twine, beam, beams, rafter, rafters, hook, banister, bannister, fan, ceiling fan, branch, hang, hanged, hanging, hangs, hung, scarf, chair, knot, baler twine, lead, leash, flex, cable',
  sign_blade:
    'razor, razors, blade, blades, knife, knives, scissors, scalpel, scalpels, box cutter, stanley, craft knife, sharpener, compass, shard, glass, pin, pins, needle, needles, keys, lighter, lighters, cigarette, cigarettes, iron, straighteners, hob, stove, hotplate, flat top, oven, candle, matches, sharps, sharp things, tin, cutter, penknife, shaver',
  sign_height:
    'bridge, bridges, overpass, viaduct, cliff, cliffs, roof, rooftop, roofs, ledge, ledges, balcony, terrace, parapet, railing, railings, rail, edge, scaffold, scaffolding, window, windows, multi storey, car park, tower, block, floor, storey, lookout, gorge, quarry, wharf, pier, harbour wall, jetty, quay, silo, crane, mast, stairwell, flyover, ridge, drop, barrier, the side',
  sign_water:
    'river, rivers, sea, weir, canal, lake, reservoir, dam, quay, loch, lough, ocean, harbour, pond, the water, water, tide, current, waves, drown, drowned, drowning, drowns, stones, under the surface, bath, tub, the ice, thin ice, well, clyde, thames, liffey, mersey, hudson, wade, waded',
  sign_traffic:
    'train, trains, track, tracks, platform, railway, level crossing, traffic, lorry, lorries, truck, trucks, car, cars, bus, wheel, steering, oncoming, motorway, highway, freeway, tree, garage, engine, exhaust, hosepipe, seatbelt, lights, lane, semi, tube, metro, subway, road',
  sign_act:
    'jump, jumps, jumped, jumping, step, steps, stepped, stepping, lean, leaned, leaning, leap, leapt, threw myself, throw myself, throwing myself, walk into, walked into, walking into, go in, going in, gone in, went in, go over, going over, swerve, swerved, swerving, turn the wheel, drive into, driving into, drove into, let go, unclip, unclipped, unhooked, fall, fell, falling, let myself fall, drop, pull the trigger, swallow, swallowed, swallowing, take them all, took them all, took all, take all, took the lot, take the lot, taken all, drank, drink, inject, turn the key, turn off, turn it off, lie down on, lay down on, tie, tied, tying, do it, did it, doing it, do this, done it, go through with, went through with, use it, used it, using it, go off, end up',
  sign_standing:
    'stood, stand, standing, sat, sit, sitting, went, go, walked, walk, drove, driving, drive, drives, climbed, climb, look, looks, looked, looking, stare, stared, staring, park, parked, parking, ended up, went up, went down, lay, lie, held, hold, holding, in my hand, in my mouth, out on the table, on the table, by the bed, under my',
  sign_brink:
    'nearly, almost, close, closest, one step, came close, so close, could not, couldnt, not go near, stay away, stayed away, stay off, avoid, avoided, away from, not near, turned round, turned around, turned back, turned home, turned for home, walked back, came back, went home, drove home, drove back, put it back, put them back, put it down, put it away, put back, put down, took it back, chickened, did not, not do it, changed my mind, long way round, long way, only for',
  // Means kept, and parted with.
  sign_keeping:
    'saved, saving, save, saved up, saving up, stash*, hid, hide, hidden, hiding, put by, put aside, collect*, kept, keep, keeping, bought, buy, buying, got, stockpil*, hoard*, count, counted, counting, have enough, enough, ready, pocket, pockets, drawer, drawers, under the bed, under the mattress, in the boot, wardrobe, locker, shed, skipped doses, spare, leftover',
  sign_parting:
    'gave, give, given, giving, handed, hand, handing, hand in, flush, flushed, flushing, threw, throw, thrown, throwing, chuck*, binned, bin, locked, lock, lock away, lock up, locks, locked up, key, keys, took away, take away, taken away, takes away, took it, took them, takes them, poured, returned, return, returns, turned in, turn in, surrender*, got rid, get rid, burned, deleted, delete, gone now, out of the house, away from me, look after, mind them, holds, holding it, has the, has them, has it, got the',
  sign_trusted:
    'sister, brother, wife, husband, mum, mom, mam, ma, dad, da, father, mother, neighbour, neighbor, friend, cousin, cuz, partner, daughter, son, boyfriend, girlfriend, roommate, flatmate, housemate, boss, manager, supervisor, foreman, priest, pastor, imam, rabbi, chaplain, nurse, doctor, gp, pharmacist, chemist, sponsor, teacher, tutor, counsellor, counselor, therapist, police, buddy, mate, gran, nan, nana, granny, auntie, aunty, aunt, uncle, compadre, comadre, colleague, officer, amma, appa, abuela, tia',
  // Rescue and attempt.
  sign_rescue:
    'found me, find me, finds me, saved me, save me, pulled me, pull me, grabbed me, stopped me, stop me, talked me, talk me, walked me home, came in, came home, walked in, knocked, barked, barking, called me, rang me, phone rang, cut it, cut me down, cut us, in time, ambulance, paramedics, pumped, stomach pumped, hospital, resus, icu, emergency, a and e, er, woke up in, brought me back, gave me back, fished me, held me, got me out, the rope broke, broke, snapped, gave out, gave way, jammed, misfired, did not work, didnt work, it failed, failed, not work, not take, survive, survived, surviving, survivor, still here, second chance, glad, ashamed, regret, regrets, regretted, grateful, thank god, sorry that',
  sign_attempt:
    'tried, try to, trying to, try and, attempt, attempts, attempted, nearly did, almost did, nearly jumped, what i did, what i nearly, when i did, when i tried, the time i, meant to be, did not expect, not expect, never planned, not plan, not planning, last time, the first time, my attempt, it worked, work this time',
  // Wounds.
  sign_wounding:
    'cut, cuts, cutting, slice, sliced, slicing, slash*, slit, slitting, scratch, scratched, scratching, carve, carved, carving, burn, burned, burnt, burning, bite, biting, bit, bitten, pinch, pinched, pinching, punch, punched, punching, hit, hitting, slap, slapped, slapping, smack, smacked, smacking, bang, banged, banging, bash, bashed, bashing, smash, smashed, smashing, strike, struck, dig, digging, dug, stab, stabbed, stabbing, hurt, hurting, hurts, harm, harmed, harming, injure, injured, injuring, bruise, bruised, bruising, bleed, bleeding, bled, starve, starving, pick, picking, press, pressed, pressing, choke, choked, choking, pull, pulling, rub, rubbed, scald, scalded, beat, beating, sh, self harm, selfharm, relapse, relapsed, relapsing',
  sign_myself: 'myself, meself, masel, mysel, my self, ownself, own self, self, me own, my own',
  sign_skin:
    'arm, arms, wrist, wrists, thigh, thighs, leg, legs, skin, forearm, forearms, neck, throat, stomach, belly, hip, hips, shin, shins, ankle, ankles, chest, ribs, shoulder, body',
  sign_head:
    'my head, my face, my hair, my fists, my knuckles, the wall, a wall, wall, walls, head, face, knuckles, fists, fist',
  sign_wound:
    'scar, scars, scarred, marks, mark, lines, line, wound, wounds, stitches, stitched, plaster, plasters, bandage, bandages, bandaged, dressing, blood, bloody, bleeds, raw, purple, black and blue, healing, healed, fresh, new ones, the burns, the cuts, red lines, scabs, scab, steri strips, bruises',
  sign_covering:
    'sleeve, sleeves, long sleeves, short sleeves, short sleeve, hoodie, jumper, cover, covered, covering, covers, hide, hid, hidden, hiding, tattoo, tattoos, makeup, concealer, bracelets, told them, told her, told him, told everyone, said it was, everyone assumed, assumed, thinks it, think it is, pretend*, excuse, excuses, lie, lied, lying, they think, he thinks, she thinks, does not know, do not know, see my, seeing what, noticing, noticed, asked about, swim kit, swimming, summer kit, changing room, pe',
  // Why.
  sign_blame:
    'deserve, deserved, deserves, punish*, hate myself, hating myself, hate my, worthless, useless, pathetic, disgust*, fault, ashamed, shame, guilt, guilty, pay for it, make myself pay, failure, stupid, ugly, waste, wasted, evil, monster, mess everything, ruin, ruined, ruins, messed up, fail, failed, fat, loser, sin, sinner, coward',
  sign_relief:
    'feel something, feel anything, feel less, feel real, numb, quiet, goes quiet, went quiet, calms, calm, calmer, release, relief, relieved, shuts up, shut up, shut my head, make it stop, makes it stop, made it stop, make it go, stop the, cope, coping, get through, easier, peace, peaceful, lighter, rest, only thing that, only way, helps, helped, when i am, when it gets, every time, each time, after every, whenever, until it, till it',
  sign_purpose:
    'on purpose, purpose, deliberate*, accident, accidental*, no accident, not an accident, intention*, meaning to, so that i, so i could, so i can, so i do not, so i would, in order to, myself did, i did it, it was me, are me, is me, did to, done to, i held it, held my, held it there, self inflicted, secret*',
  sign_secret:
    'nobody knows, no one knows, nobody, do not tell, not tell, told nobody, told no one, tell anyone, tell anybody, never told, not told, ever told, told anyone, never said, first person, first i have told, mom does not know, secret, secretly, in the bathroom, in bathroom, bathroom, toilet, toilets, locked the door, when everyone, asleep, while they sleep, alone, by myself, no questions, without telling, they think, thinks i, lie to, can not tell, can not say, just so you know, want somebody know, truth, honest, honestly, to tell you, serious, not a joke, was not joking, not joking, not a figure',
  // Farewell.
  sign_farewell:
    'goodbye, goodbyes, farewell, bye, byes, sorry, apologi*, forgive me, forgive, last time, one last, for the last, love her, love him, love them, loved them, love you, i love, letter, letters, note, notes, envelope, envelopes, video, videos, voicemail, email, emails, message, wrote, writing, written, write, recorded, scheduled, draft, drafts, journals, diary, hymns, eulogy',
  sign_estate:
    'gave away, giving away, give away, gave my, giving my, give my, gave the, left my, left the, gets the, gets my, gets, who gets, who shall have, labelled, labeled, label, passed on, sold, sell, selling, rehomed, rehome, good home, new home, found the cat, found the dog, the dog, dog, the cat, cat, will, updated my will, wrote my will, papers, the papers, passwords, password, bank, account, accounts, codes, funeral, in order, sorted, sort, cleared, clear, cleaned, tidy, tidied, muddle, burned my, paid, paid off, debts, debt, loan, loans, insurance, policy, pays out, pay out, power of attorney, signed, cancelled, canceled, stopped the paper, handed, tools, watch, guitar, records, books, medals, ring, jewellery, gold, chain, playstation, photos',
  sign_needless:
    'not need, no need, never need, not be needing, no longer need, not needing, do not need, need them, need it, no sunday, no use, not require, not be needed, no point, what is the point, nothing after, not booked, booked nothing, bought nothing, no plans, no next, not bother, not worth',
  sign_calm:
    'calm, peaceful, peace, at peace, light, lighter, ready, relieved, settled, decided, certain, for the first time, first time in weeks, first time in months, weirdly, strangely, feels good, felt okay, feels okay, set on',
  sign_until:
    'until, till, til, make it to, making it to, get to, getting to, hold on, hold out, hang on, hanging on, hold out till, stay for, staying for, stay till, stick it, last till, after that, after this, and then, then i can, then i, past the, see the, live to, live for, live long, only till, as far as, no further, past, by then, the day after, next year, for now, not tonight, not today, not before, promise, promised, promises, promising, promise nothing, no promises',
  sign_event:
    'wedding, weddings, graduation, graduate, birthday, christmas, xmas, exam, exams, finals, results, leaving cert, first communion, communion, born, baby, due, anniversary, season, summer, winter, spring, easter, eid, diwali, passover, new year, next year, thursday, friday, saturday, sunday, monday, tuesday, wednesday, weekend, june, july, august, september, november, december, january, february, october, april, 18, 21, 30, grandbaby, first birthday, match, funeral, hearing, court',
  sign_burden:
    'burden, burdens, better off, relieved, too much trouble, trouble to, no use, of no use, no earthly use, waste, waste of, without me, cope without, manage better, manage without, one less, less of me, worth more, breathe easier, happier without, get over it, not miss, miss me, be missed, missed, nobody would, no one would, would not notice, notice i, no loss, easier for, spend so much, cost them, mouth to feed, in the way, relieve, nuisance, drain on, different mum, better mum, better mother, start fresh, free of me, them free, nobody loses, wrote off',
  sign_hopeless:
    'no point, the point, had enough, have had enough, enough of, tired of, sick of, no way out, way out, can not go on, not go on, no reason, reason to, reasons, done with, finished, no future, no purpose, no hope, hopeless, pointless, nothing left, nothing to live, given up, give up, giving up, can not do this, can not take, can not bear, can not anymore, too much, all over, what for, empty, not worth, why bother, do not care, not care, no longer care, does not matter, nothing matters, so done, over it, enough for me, is enough',
  sign_envy:
    'jealous, envy, envied, envious, lucky, should have been me, should of been me, been me, it was me, it being me, be me, next, number, understand, understood, same way, same reason, also want, too, finished the job, the job, wish i had, i wish, instead of me, instead of him, instead of her, why not me',
  sign_wished_harm:
    'hit me, hits me, hit by, run me over, runs me over, crash, cancer, tumour, accident, take me, takes me, took me, call me home, heart stops, stop my heart, not come back, laced, bad batch, finish me, stray, sink, sinks, went down, wash me, forget to wake, get me, gets me, blast, lightning, not survive',
  sign_god: 'god, allah, lord, jesus, heaven, krishna, ram, hashem, buddha, christ, virgin, rabb, father above, angels',
  sign_counting:
    'days, day, weeks, week, months, month, years, nights, streak, clean, free, zero, record, times, count, times this week, in a row, since, counter, chip, stars, 100 days, relapse, relapsed',
  sign_stopping:
    'stop, stopped, stopping, quit, quitting, no more, no, not, never, without, resist, resisted, resisting, instead, instead of, rather than, leave off, refrain*, give up, avoid, less, fewer, reduce, cut down, none, zero, nothing',
  sign_helpers:
    'samaritans, crisis, crisis team, crisis line, hotline, helpline, lifeline, 988, 116 123, therapist, therapy, counsellor, counselor, counselling, psych*, ward, section, sectioned, safety plan, safe, unsafe, not safe, danger, in danger, watch, on watch, suicide watch, inpatient, discharged, discharge, chaplain, camhs, gp, va, urges, coping card, distress, by myself, on my own, alone with, check on me, checks on me, told someone, tell someone, tell one person, sponsor',
  sign_trouble:
    'row, rows, argue, argues, argued, shout, shouts, yell, yells, yelled, scream, screams, bullied, bully, bullies, dumped, divorce, redundant, sacked, lost, laid off, shut, closed, debt, debts, fail, failed, pain, lonely, alone, grief, died, passed, buried, hate, panic, cry, cried, crying, exhausted, worn, despair, misgendered, outed, disowned, ashamed, court, custody, diagnosis, oncologist, cancer',
  // Who, when.
  sign_i: 'i, me, my, mine, myself',
  sign_he:
    'he, she, they, him, his, their, them, hers, theirs, himself, herself, themselves, patient, patients, client, clients, customer, customers, character, characters, people, someone, man, woman, lad, kid, kids, boy, girl, student, students, pupil, pupils, resident, residents, caller, callers, villain, hero',
  sign_night:
    'tonight, last night, night, nights, 3am, 4am, 2am, 3 am, 4 am, midnight, this morning, dark, evening, every night, bed, yesterday',
  sign_past:
    'years ago, year ago, used to, last year, last winter, last summer, last spring, last month, last week, when i was, once, back in, as a girl, as a boy, as a kid, as a teenager, ago, at 15, at 16, at 17, long time ago, since 20, anniversary of my, three years today',
  sign_again:
    'again, agen, relapsed, back, another time, still, always, every time, over and over, keep, keeps, third time',
  // What speaks of something else.
  sign_laugh:
    'haha, ha, lol, lmao, lmaooo, rofl, hilarious, laugh, laughed, laughing, funny, joke, joked, jokes, giggle, proud, lovely, happy, fun, great, brilliant, grand, legend, delicious, enjoyed, enjoy, best, beautiful, nice, champion, delighted, pleased, grin',
  sign_food:
    'onion, onions, bread, bagel, bagels, cheese, chicken, meat, fish, potato, potatoes, carrot, salad, soup, curry, cake, pie, biscuit, biscuits, sugar, chocolate, coffee, tea, chips, crisps, rice, pasta, pizza, dinner, lunch, breakfast, supper, kitchen, chef, cook, cooked, cooking, fryer, grill, oven, tray, pan, recipe, baking, baked, bake, knead, dough, steam, kettle, wok, restaurant, cafe, bar, pub, beer, gin, wine, takeaway, snack, snacks, vegetables, veg, protein, carbs, calories',
  sign_sport:
    'match, game, games, team, coach, training, practice, practise, gym, run, runs, running, ran, race, marathon, parkrun, swim, lengths, laps, squat, squats, bench, deadlift, press ups, push ups, pushups, pull ups, football, rugby, hurling, hockey, cricket, tennis, basketball, netball, boxing, sparring, judo, karate, wrestling, climbing, climb, climber, ridge, harness, belay, surf, surfing, kayak, bike, cycle, cycling, ride, skate, ski, dive, dives, diving, goal, scored, tackle, league, final, season, score, won, lost 3, nil, innings, pitch, court, ball, yoga, pilates, dance, dancing, ballet, rehearsal, trampoline, bungee, horse, pony, hunting, hunt, elk, deer, range, clay, fishing, fished, boat, sail, sailing, row, rowing',
  sign_job:
    'shift, shifts, work, worked, working, boss, job, office, customer, customers, warehouse, site, crew, patient, patients, ward, clinic, surgery, vet, farm, cows, cattle, calf, calves, sheep, lambing, tractor, silage, hay, baler, fence, barn, school, class, classes, lesson, lecture, teacher, teach, taught, essay, revision, homework, exam, exams, study, studying, chapter, flashcards, lab, thesis, dissertation, viva, paper, meeting, meetings, client, deadline, commute, overtime, salon, hairdresser, barber, tailor, carpenter, joiner, workshop, saw, drill, hammer, nails, plumber, welding, weld, plaster, paint, painted, painting, ladder, roof, tiles, gutter, garden, roses, brambles, hedge, mow, mowed, prune, pruning, sew, sewing, knitting, knit, craft, pottery, shave, shaved, shaving, wax, beard, ironing, iron, hair, fringe',
  sign_illness:
    'surgery, operation, op, section, caesarean, c section, hip, knee, biopsy, scan, chemo, dialysis, physio, physiotherapy, dentist, tooth, wisdom, vaccine, jab, allergy, asthma, inhaler, blood test, blood pressure, cholesterol, diabetes, migraine, flu, cold, antibiotics, eczema, rash, mole, appendix, gallbladder, transplant, mastectomy, ankle, sprain, sprained, broke my, broken, fracture, fractured, cast, crutches, gp, prescribed, chemist, repeat prescription, with food, side effects, pill box, refill, weekly box, dose',
  sign_story:
    'book, books, novel, film, movie, episode, series, show, play, opera, song, songs, scene, character, level, boss fight, quest, minecraft, fortnite, raid, dungeon, podcast, documentary, poem, poetry, reading, read, watch, watched, watching, story, stories, museum, painting, history, crossword, chess, album, gig, concert, drama, act, ending, finale, chapter, volunteer, volunteering, awareness, prevention, charity, fundraiser, seminar, training day, course',
  sign_mourning:
    'funeral, funerals, wake, buried, bury, burying, grave, cemetery, churchyard, flowers, mourning, condolences, tangi, shiva, kaddish, requiem, passed away, anniversary, years today, year today, died, was ninety, ninety, eighty, old age, peaceful, peacefully, cremation, ashes, memorial, candle, rosary, in memory, rest in peace, stroke, cancer, heart attack, hospice, vet',
  sign_exit_mild:
    'retire, retired, retirement, retiring, resign, resignation, resigned, quit my, leaving do, colleagues, new job, moving, move, moved, moving house, flat, landlord, abroad, holiday, trip, emigrat*, flight, airport, decluttering, declutter, charity shop, vinted, ebay, marie kondo, donate, donated, skip, tip, uni, university, college, dorm, semester, term, sabbatical, visa, divorce, mortgage, estate agent, solicitor, lawyer, notary, tax, accountant, pension',
  sign_mishap:
    'slipped, slip, tripped, trip, fell off, caught my, caught on, by accident, accidentally, clumsy, oops, ouch, stubbed, splinter, stepped on, dropped on, paper cut, papercut, stung, sting, thorn, nettle, sunburn, blister, blisters, shut in, door, trapped, jammed my, nicked, nick, grazed, graze, burnt my tongue, bumped, hit by, kicked by, bitten by, scratched by, the cat, the dog, a cow, heifer, puppy, kitten, toddler, thumb, finger, fingers, toe, toes, thumbs',
} as const;
