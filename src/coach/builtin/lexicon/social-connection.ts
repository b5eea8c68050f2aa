import type { DomainWords } from './domain-words.ts';

export const socialConnectionWords: DomainWords = {
  strong: `
    friend; friends; my friends; my mates; mates; pals; best friend; good friends; real friends; see people;
    see my mates; see my friends; meet friends; friend group; circle of friends; friend circle; get out more;
    go out more; going out more; out of the house and meet; social circle; socially; socialize; socialising;
    socializing; social battery; sociable; loner; loneliness; lonliness; hermit; homebody; isolating; not so alone;
    being alone; always alone; so alone; alone less; less alone; alone all the time; lonely; introverted; less shy;
    be less shy; awkward; socially awkward; social awkward; talk to people; talking to people; talk with people;
    talk to new; talk with strangers; chat with; strangers; conversation with people; conversations with people;
    strike up; break the ice; my neighbours; my neighbors; neighbors; know people; know anyone; know nobody;
    know no one; nobody here; people in my town; people here; find people; find my people; find my tribe; tribe;
    community; belong; belonging; meetup; meetups; join a group; join a; join something; social group; join clubs;
    club; team sport; dinner party; host; hosting; invite people; invite someone; have people over; people over;
    people round; reply to messages; reply to my friends; answer messages; text back; write back; call my friends;
    call my friend; call a friend; call an old friend; phone a friend; coffee with; coffee with friends;
    drinks with friends; old friend; reconnect; reconnecting; lost friends; lose touch; losing touch;
    staying in touch; keeping in touch; contact with; in contact; penpal; pen pal; accepting invitations;
    say yes to invitations; say yes to; small talks; smalltalk; eye contact; new in town; new in this city; new here;
    moved here; since moving; after moving; social connection; connect with people; connect with others;
    connection with people; more connected; feel connected; ghosting; party; company; dinner with friends; see humans;
    see other humans; real people; humans in person; in person; face to face; wallflower; social butterfly; networked;
    someone to sit with; to sit with; sit with; someone to talk; someone to call; someone to ring; have someone;
    talk to someone; people to; a friend or two; hang out; hanging out; hang with; catch up with; catch ups;
    catching up with; meet for; meet up; meet someone; meeting people; meeting new; new faces; new people;
    other people; with humans; with people; among people; people around me; people in; chat to; chatting; say hello;
    say hi; greet; smile at; smile at people; know my; names of my neighbours; village; volunteer to meet; pub quiz;
    quiz night; games night; book club friends; walking group; hobby group; mums group; parent group; support group;
    join the local; local group; local club; evening with friends; friends over; have friends; keep friends;
    be a better friend; better friend; good friend; good mate; real life friends; friendships; buddies; buddy; bestie;
    besties; squad; crew; gang; isolated; remote work lonely; lonely wolf; lone wolf; lonesome; cut off from;
    left out; fit in; outsider; open up; opening up; be more open; trust people; let people in; reach out;
    reaching out; answer my messages; whatsapp back; return calls; invitations; accept invitations; party without;
    parties without hiding; birthday party with; small circle; acquaintances; penfriend; pen friends; neighbours;
    neighbour; text people; people back; reply to people; new persons; make friendship; names of people
  `,
  weak: `
    alone; people; invite; town; village; countryside; moved; moving; talk; group; connect; meet; neighbour; coffee;
    conversation; party; lonely
  `,
  not: `
    social media; club sandwich; club soda; golf clubs; night club; 5am club; 5 am club; book club; company car;
    my company; my own company; a company; company profits; start a company; party political; people pleasing;
    people pleaser; talk in front; in front of people; speak to people; public; boyfriend; girlfriend;
    a friend to the planet; environmentally friend; eco friend; friendly; user friend; man s best friend;
    false friends; friends watch; best friend s wedding; like friends on tv; mates rates; classmates dictionary;
    room mates mess; host my website; web host; hosting my; hosting a website; reconnect with my wife;
    reconnect with my husband; reconnect with my partner; reconnect with my; connect with my; connect with nature;
    reconnect with nature; connect with god; connect my; people management; manage people; help people; feed people;
    contact lenses; in contact sports; strangers on stage; meet deadlines; meet my deadlines; meet my goals;
    talk to my; talk to god; leave me alone; home alone; run alone; let alone; study alone; drink alone;
    drinking alone; smoke alone; alone with my thoughts; eat alone; group lesson; food group; focus group;
    drink with friends; friends smoke; all my friends; because of my friends; talk show; join the gym; join a gym;
    join a choir; join a band; join an orchestra; join a running; join the army; homebody; sister club;
    conversation in; conversation level; grandma; drinking at parties; say yes to god; a friend; company;
    stop texting; fit in exercise; fit in a; fit in my; fit in time; fit in the; fit in an; people in meetings;
    talk to people in; squad goals; catch up with work; catch up on; catch up with reading; open up space;
    catch up with my studies; hang out the washing; chat bot; gym buddy; study buddy; running buddy; crew neck; hall
  `,
  foreign: {
    es: `
      amig*; amistad*; hacer amigos; solo; sola; soledad; conocer gente; socializar; timid*; vecinos; quedar con;
      vida social; salir mas; gente nueva; amigos; relacionarme
    `,
    fr: `
      amis; amies; des amis; amitie*; seul; seule; solitude; rencontrer; rencontres; vie sociale; timid*; voisins;
      sociable; voir du monde; sortir plus; copains; copines; isole*; gens
    `,
    de: `
      freunde; freundschaft*; freunden; freundeskreis; einsam*; leute kennen*; kennenlernen; kennen zu lernen;
      neue leute; schuchtern*; nachbarn; unter leute; sozial*; allein; kontakte; bekannte; rausgehen; geselliger
    `,
    pt: `
      amig*; amizade*; sozinh*; solidao; conhecer pessoas; conhecer gente; timid*; vizinhos; vida social; sair mais;
      socializar; gente nova; fazer amigos; turma; pessoas novas
    `,
    it: `
      amic*; amicizi*; solo; sola; solitudine; conoscere gente; conoscere persone; nuove persone; timid*; vicini;
      vita sociale; uscire di piu; socializzare; gente; persone nuove; compagnia
    `,
    nl: `
      vrienden; vriendschap*; eenzaam*; mensen leren kennen; mensen ontmoeten; nieuwe mensen; verlegen*; buren;
      sociaal; sociale leven; alleen; contacten; vaker afspreken; afspreken; ontmoeten; onder de mensen
    `,
    pl: `
      przyjaci*; przyjazn*; znajom*; samotn*; poznac ludzi; poznac nowych; nowych ludzi; poznawac; niesmial*; sasiad*;
      ludzi; towarzysk*; spotyka* z; spotykac sie; kolezank*; koleg*; kontakt*; wychodzic do ludzi
    `,
    sv: `
      vanner; vänner; vanskap*; ensam*; traffa folk; träffa folk; traffa manniskor; nya manniskor; blyg*; grannar;
      socialt; socialt liv; umgas; kompis*; folk; traffa; lara kanna; sallskap
    `,
    tr: `
      arkadas*; arkadaş*; dost*; yalniz*; yalnız*; insanlarla; tanis*; tanış*; cekingen*; çekingen*; komsu*; komşu*;
      sosyal; sosyalles*; yeni insanlar*; utangac*; utangaç*; cevre edin*
    `,
    hi: `
      dost; dosto; doston; dosti; akela; akeli; akelapan; naye log; logo se; logon se; sharmila; padosi; mitra; yaar;
      milna julna; logon se milna; दोस्त; दोस्ती; अकेला; अकेली; अकेलापन; लोगों से; शर्मील; पड़ोसी; मित्र; नए लोग;
      मिलना जुलना
    `,
    ja: `
      友達; 友人; 孤独; 一人ぼっち; ひとりぼっち; 人見知り; 人と話; 人付き合い; 仲間; 寂し; さみし; 知り合い; 社交; 近所
    `,
    zh: `
      朋友; 孤独; 交友; 社交; 孤單; 认识新; 认识人; 内向; 交朋友; 邻居; 寂寞; 圈子; 聚会; 社恐
    `,
    ar: `
      أصدقاء; الأصدقاء; صديق; صداقات; أصدقائي; الوحدة; وحيد; وحيدة; التعرف على الناس; خجول; الخجل; الجيران; اجتماعي;
      ناس جدد; أصحاب; صداقة; الناس
    `,
    ru: `
      друз*; дружб*; подруг*; одинок*; одиночеств*; знаком*; познаком*; общат*; общени*; застенчив*; сосед*; компани*;
      люди; людьми; с людьми; друг; стеснительн*; тусовк*
    `,
    ko: `
      친구; 외로; 사람들과; 사교; 인간관계; 이웃; 모임; 내성적; 사람을 만나
    `,
  },
};
