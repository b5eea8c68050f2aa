import type { DomainWords } from './domain-words.ts';

export const readingWords: DomainWords = {
  strong: `
    reading; reader; read a book; read books; read again; read every; read before; read one; read two; read ten;
    read 12; read twenty; read fifty; read the classics; read novels; read for; read instead; reading list;
    reading habit; reading more; books; novels; a novel; devour novels; devour books; devoured novels; war and peace;
    tolstoy; dostoevsky; jane austen; classics; audiobooks; kindle; e reader; ereader; library card; bookshelf;
    bookshelves; bookcase; bookshop; goodreads; to be read; tbr; tower of books; stack of books; page turner;
    finish a book; books a month; books a year; book a month; book a week; books per; get lost in a book;
    lost in a book; bedside book; pages a day; pages before; pages every; pages a night; ten pages; poetry books;
    non fiction; nonfiction; the paper every; short stories to read; chapter a day; chapter a night; chapter before;
    newspaper instead; lire; bookworm; reads; devour; paper books; real books; fiction; finish more books; books than;
    biographies; literature; great novels; poetry collection; the odyssey; ulysses; proust; middlemarch; harry potter;
    lord of the rings; book a fortnight; bookish; book lover; read myself to sleep; words on paper books;
    stories before; reading chair; pile by my bed; leaf through; reads more; nightstand; bedside table books; unread;
    unread pile; my shelf; open a book; pick up a book; story; stories; read something; read anything; read fiction;
    read news less? no; pages; chapter; chapters; a chapter; sci fi; thriller; thrillers; mystery novels; literary;
    page; reading glasses on
  `,
  weak: `
    books; pages; chapters; shelf; story; stories; comics; manga; newspaper; magazine; tales; reads; paperback
  `,
  not: `
    cook book; cookbook; coursebook; text book; read to my kids at; books balanced; balance the books;
    accounting books; write books; writing books; write my book; my own book; write novels; book a holiday;
    book a flight; book an appointment; book a doctor; book an; book the; book my; facebook; read the bible;
    read my bible; read bible; read scripture; read the gita; read python; read research; read papers; read arabic;
    read japanese; read in spanish; read in french; reading aloud in public; read contracts; read bank; read my bank;
    read statements; read the news less; palm reading; book of jokes; read labels; read food; notebook; logbook;
    comic book drawing; draw comics; one for the books; throw the book; reading week exam; write short stories;
    publish; story of my life; library fines; chapter of my thesis; chapter of my; new chapter; next chapter;
    novel ways; novel idea; read maps
  `,
  foreign: {
    es: `
      leer; lectura; libro*; leo; novela*; biblioteca; paginas; leyendo
    `,
    fr: `
      lire; lecture; livre*; bouquin*; roman*; bibliotheque; pages; bd; je lis
    `,
    de: `
      lesen; lese; buch*; bucher; bücher; roman*; leseratte; lekture; bibliothek; bucherei; seiten; vorlesen;
      hoerbuch*; horbuch*
    `,
    pt: `
      ler; leitura; livro*; romance; biblioteca; paginas; lendo; leio
    `,
    it: `
      leggere; lettura; libro; libri; romanz*; biblioteca; pagine; leggo
    `,
    nl: `
      lezen; boek*; boeken; bibliotheek; roman*; bladzijd*; lees; leesboek; paginas
    `,
    pl: `
      czyta*; czytanie; ksiazk*; ksiazek; biblioteki; powies*; przeczytac; lektur*; stron*; poczytac
    `,
    sv: `
      lasa; läsa; bok; bocker; böcker; laser; roman*; bibliotek*; sidor; lasning; boken; ljudbok*; bokhylla*
    `,
    tr: `
      kitap*; kitab*; oku; okumak; okuma*; roman*; sayfa*; kutuphane*
    `,
    hi: `
      padhna; padhne ki; kitab; kitaab; kitabein; pustak; novel padh; upanyas; kitabe; padhai ke alawa; पढ़ना; पढ़ने;
      किताब; पुस्तक; उपन्यास; पन्ने
    `,
    ja: `
      本を; 読書; 読み; 読む; 小説; 図書館; 積読; 冊; ページ
    `,
    zh: `
      看书; 读书; 阅读; 書; 小说; 图书馆; 本书; 閱讀; 讀書; 看書; 每天读; 书
    `,
    ar: `
      القراءة; قراءة; أقرأ; كتاب; كتب; الكتب; كتابا; رواية; مكتبة; صفحات; المطالعة
    `,
    ru: `
      читать; чтени*; книг*; роман*; библиотек*; прочитать; прочесть; страниц*; книж*; почитать
    `,
    ko: `
      책; 독서; 소설; 읽고; 읽기; 도서관; 페이지
    `,
  },
};
