import { describe, expect, it } from 'vitest';
import { readGoal } from '../read-goal.ts';

describe('a goal in another language', () => {
  it.each([
    ['es', 'quiero llamar a mi madre', 'Llamar a mi madre', 'contact'],
    ['es', 'quiero aprender a tocar la guitarra', 'Aprender a tocar la guitarra', 'learn'],
    ['es', 'quiero leer más cada noche', 'Leer', 'read'],
    ['fr', 'je veux arrêter de fumer', 'Arrêter de fumer', 'abstain'],
    ['fr', 'j’aimerais apprendre le piano pour jouer avec ma fille', 'Apprendre le piano', 'learn'],
    ['de', 'ich möchte jeden Tag spazieren gehen', 'Spazieren gehen', 'move'],
    ['de', 'Ich möchte öfter meine Oma anrufen, weil sie allein ist', 'Meine Oma anrufen', 'contact'],
    ['de', 'mehr Wasser trinken', 'Wasser trinken', 'drink'],
    ['pt', 'quero correr todos os dias', 'Correr', 'move'],
    ['it', 'vorrei smettere di mangiare dolci', 'Smettere di mangiare dolci', 'abstain'],
    ['nl', 'ik wil graag stoppen met roken', 'Stoppen met roken', 'abstain'],
    ['pl', 'chcę czytać książki codziennie', 'Czytać książki', 'read'],
    ['sv', 'jag vill läsa mer', 'Läsa', 'read'],
    ['tr', 'her gün kitap okumak istiyorum', 'Kitap okumak', 'read'],
    ['tr', 'sigarayı bırakmak istiyorum', 'Sigarayı bırakmak', 'abstain'],
    ['hi', 'main roz kasrat karna chahta hoon', 'Kasrat karna', 'move'],
    ['hi', 'मैं रोज़ पढ़ना चाहता हूँ', 'पढ़ना', 'read'],
    ['ja', '毎日本を読みたい', '本を読む', 'read'],
    ['zh', '我想每天跑步', '跑步', 'move'],
    ['ko', '매일 운동하고 싶어요', '운동하기', 'move'],
    ['ru', 'я хочу каждый день читать книги', 'Читать книги', 'read'],
    ['ar', 'أريد الإقلاع عن التدخين', 'الإقلاع عن التدخين', 'abstain'],
  ])('names its act in its own words (%s): %s', (language, goal, text, kind) => {
    const read = readGoal(goal);
    expect(read.language).toBe(language);
    expect(read.acts.map((act) => [act.text, act.kind])).toEqual([[text, kind]]);
  });

  it('says how often', () => {
    for (const goal of ['quiero correr todos los días', 'her gün kitap okumak istiyorum', '我想每天跑步'])
      expect(readGoal(goal).acts[0]?.times, goal).toBe(7);
  });

  it.each(['quiero bajar de peso', 'ich möchte glücklicher sein', '我想减肥', 'je veux être heureuse avec moi'])(
    'stays open when it names none: %s',
    (goal) => {
      expect(readGoal(goal).acts).toEqual([]);
    },
  );
});
