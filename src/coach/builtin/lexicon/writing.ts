import type { DomainWords } from './domain-words.ts';

export const writingWords: DomainWords = {
  strong: `
    write more; write every; write daily; write again; write something; write a; write my; write stories; write books;
    write poems; write poetry; write fiction; write short; write songs no; writing habit; write for; to write;
    novelist; author; novella; screenplay; film script; write a play; playwright; the script; fan fiction; fanfic;
    poem; poems; poet; haiku; limerick; essays; essay; memoirs; my memoirs; life story; family history; family story;
    story of my; my story; my stories; nanowrimo; blogging; blog post; blog posts; substack; column; diary;
    morning pages; words a day; words per day; words every; 500 words; 1000 words; word count; chapters of my;
    my book; my own book; book i am writing; finish my story; blank page; writer; writers; rewrite; rough draft;
    draft of; publish; published; get published; self publish; journal; journalling; write down my; letters by hand;
    write letters; write a letter; pen to paper; put pen to; my phd thesis; my thesis; the thesis; thesis written;
    masters thesis; dissertion; creative writing; ghostwriting; crime novel; novel written; finish the novel;
    the novel; children s book; childrens book; picture book; article; articles; typewriter; ink; bestseller;
    book inside me; book in me; book out of my head; novel out of my; draft the; draft my; first chapter of;
    short story to; to a magazine; zine; column for; finish a draft; first page; page one; poem a day; a poem; verses;
    verse; lyric poem; story down; stories down; life down; my life story; record my life; put into words;
    find the words; words on the page; words on paper; tell my story; autobiography; write up; postcards;
    write postcards; letters; a letter; letter a week; love letters; sci fi novel; fantasy novel; romance novel;
    detective story; detective novel; fairy tale; fairy tales; children s story; plays; a play; sitcom;
    stand up material; script; lyrics; editor; publisher; literary agent; agent; query letters; nonfiction book;
    recipe book; cookbook; write down my recipes; travel blog; food blog
  `,
  weak: `
    write; pen; paragraph; words; sentence; sentences; drafts; script; chapters; plot; stories; notebook; paper; edit
  `,
  not: `
    write to my; write python; write javascript; write better code; write software; write sql; write programs;
    write a program; write my shopping; write a budget; write a cover; write applications; write job;
    write emails faster; write chinese; write japanese; write arabic; write in japanese; write in spanish;
    write in french; write english; write exam; write my exam; write off; write off debt; writing off;
    write up my bills; write down my spending; write thank you; ink cartridges; bible verse journal;
    article of clothing; sentence structure in; prayer journal; food journal; food diary; sleep diary; pain diary;
    bullet journal; write a speech; write my speech; write a song; write a melody; write sheet; write melodies;
    in other words; words with friends; plot of land; plot twist; words in polish; words in; author of my life;
    devoured novels; devour novels; read novels; read a novel; read; handwriting; letters of the alphabet;
    letters unopened; unopened letters; bank letters; letter to the council; estate agent; job agent; travel agent;
    bible verse; memorise verses; verses of; play a play; acting; read a poem; write down three; read postcards;
    stop reading letters; agent job; read the first page; debt letters; scripture; a play date; a play with;
    in a play; learn my lines
  `,
  foreign: {
    es: `
      escrib*; escritor*; novela; mi novela; cuento*; poesia; poema*; diario; mi libro; blog; tesis; relato*; guion
    `,
    fr: `
      ecrire; ecriture; ecrivain*; roman; mon roman; mon livre; poesie; poeme*; journal intime; blog; these; memoire;
      nouvelles; tenir un journal; j ecris; manuscrit
    `,
    de: `
      schreib*; tagebuch*; gedicht*; mein buch; mein roman; meinen roman; roman schreiben; kurzgeschicht*; manuskript;
      blog*; doktorarbeit; masterarbeit; bachelorarbeit; dissertation; lyrik; autor*; memoiren
    `,
    pt: `
      escrev*; escrita; escritor*; meu livro; romance; meu romance; poesia; poema*; diario; conto*; blog; tese;
      dissertacao; tcc; cronica*
    `,
    it: `
      scriv*; scrittur*; scrittor*; romanzo; mio libro; mio romanzo; poesi*; diario; raccont*; blog; tesi;
      manoscritto
    `,
    nl: `
      schrijv*; schrijf*; dagboek; gedicht*; mijn boek; mijn roman; roman schrijven; verhaal; verhalen; blog*;
      scriptie; proefschrift; dichten
    `,
    pl: `
      pisac; pisze; pisani*; napisac; pisarz*; moja powiesc; powiesc; wiersz*; dziennik*; pamietnik*; blog*;
      opowiadani*; praca magistersk*; prace magistersk*; doktorat
    `,
    sv: `
      skriva; skrivande; skriver; dagbok*; dikt*; min bok; min roman; noveller; blogg*; manus; uppsats; forfattare;
      roman klar; memoarer
    `,
    tr: `
      yazmak; yazar; roman yaz*; gunluk yaz*; günlük tut*; siir*; şiir*; hikaye*; öykü*; oyku*; blog*; tez*;
      kitap yaz*; kitabimi; senaryo*; yazi yaz*
    `,
    hi: `
      likhna; likhne; likhni; lekhak; kavita; kahani; diary likh; kitab likh; blog likh; upanyas likh; likhun; लिखना;
      लिखने; कविता; कहानी; लेखक; डायरी; किताब लिख; लिखूं; उपन्यास लिख
    `,
    ja: `
      小説を書; 書き; 日記; 書く; ブログ; 詩; 執筆; 論文; エッセイ; 物語
    `,
    zh: `
      写作; 写日记; 写小说; 写; 日记; 写书; 博客; 诗; 論文; 论文; 寫; 寫作; 作家
    `,
    ar: `
      الكتابة; أكتب; كتابة; مذكرات; يوميات; رواية أكتب; روايتي; شعر; مدونة; كاتب; قصة; قصص; كتابي; رسالة الماجستير
    `,
    ru: `
      писать; написать; писател*; дневник*; роман; стих*; рассказ*; свою книгу; блог*; диссерт*; диплом*; пишу;
      мемуар*; сценари*
    `,
    ko: `
      글을; 글쓰기; 일기; 소설을 쓰; 쓰고 싶; 시를; 블로그; 논문; 작가
    `,
  },
};
