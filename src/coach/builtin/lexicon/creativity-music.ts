import type { DomainWords } from './domain-words.ts';

export const creativityMusicWords: DomainWords = {
  strong: `
    guitars; bass guitar; bass; ukelele; keyboard; play keyboard; synth; drums; drum; cello; clarinet; sax; harmonica;
    banjo; mandolin; accordion; harp; recorder; bagpipes; oboe; trombone; music theory; music every; music; musician;
    play by ear; chord; chords; scales on; arpeggios; strum; strumming; jam; jam with; band; in a band; orchestra;
    choir; singing; singer; karaoke; beatbox; rap; rapper; dj; djing; produce music; music producer; beats; compose;
    composing; composer; song; songs; one song; a song; learn songs; melody; lyrics; classical music; jazz; opera;
    concert; play bach; bach; beethoven; chopin; mozart; draw; draw more; draw every; draw something; sketch;
    sketches; doodle; doodling; illustrate; illustration; illustrator; comics; draw comics; paint; paints; painter;
    oil painting; acrylic; watercolor; watercolours; watercolors; art; arts; artistic; art journal; art every;
    be an artist; sculpt; sculpture; clay; ceramic; potter; origami; collage; printmaking; lino; linocut; photograph;
    photographs; photographer; take photos; take more photos; take pictures; camera; street photography;
    film photography; shoot film; shoot more film; film making; filmmaking; make films; make videos; youtube channel;
    podcast; start a podcast; animation; animate; 3d modelling; blender; graphic design; design clothes;
    fashion design; knit; knitted; crochetting; sew; sewn; quilt; quilting; embroider; cross stitch; weaving; weave;
    macrame; jewellery; jewelry making; woodworking; wood carving; carve; carving; whittle; whittling; carpentry;
    diy projects; craft; crafts; crafty; handicraft; hand lettering; lettering; act; acting; theatre; improv;
    drama club; stand up comedy; comedy; dance; dancing; learn to dance; salsa; tango; ballet; dance salsa; bachata;
    ballroom; tap dance; painting shed; create; creating; create something; creative again; make things;
    make something; make things with my hands; something with my hands; hobby; hobbies; art class; imagination;
    violin; fiddle; play piano; piana; gitar; guitarr; instrument; old instrument; dust off my; dust off the;
    gathering dust; magic of music; sing in the shower; sing more; play blues; play jazz; play rock; play folk; blues;
    folk songs; dad s harmonica; old guitar; fill a sketchbook; sketchbooks; photograph one; one photo; photo a day;
    a photo; photos of; photo; snap one; birds drawing; poster; posters; logo; scrapbook; scrapbooking; album;
    record an album; demo; perform a song; busk; busking; open mic; gig with; first gig; bands; string quartet;
    ensemble; brass band; trumpet; tuba; flute; bongo; cajon; didgeridoo; ocarina; penny whistle; tin whistle;
    xylophone; kalimba; theremin; loop pedal; ableton; garageband; fl studio; mix; remix; voice lessons; vocal;
    vocals; hum; whistling; whistle; dancefloor; choreography; hip hop; breakdance; waltz; line dancing; swing dance;
    cosplay; costume; costumes; model trains; models; miniatures; warhammer; airbrush; mural; graffiti; stencil;
    candle making; candles; soap making; leather; leatherwork; blacksmith; metalwork; glass blowing; stained glass;
    mosaic; bookbinding; upcycle; upcycling; furniture; restore furniture; restore; floral; flower arranging; ikebana;
    bonsai; cake decorating; decorate cakes; pastels; charcoal; gouache; ink drawing; manga drawing; draw manga;
    caricature; portrait; portraits; landscape; landscapes; life drawing; still life; tune; tunes; old tune
  `,
  weak: `
    play; practise; practice; painting; sketch; design; brush; dusty; notes; string; strings; stage; video; videos;
    film; picture; pictures; lens; fun; create; dust; artistic
  `,
  not: `
    play with my kids; play with the kids; play chess; play football; play tennis; play sports; play games;
    play video; play the stock; role play; play it by; traffic jam; jam jar; jam jars; strawberry jam; make jam;
    wedding band; rubber band; band aid; gastric band; heart beats; beats per minute; bass fishing; sea bass; drum up;
    drum up business; ear drum; scales fall; song and dance about; draw up a; draw a budget; draw a line; withdraw;
    draw my pension; draw on my savings; draw blood; art of conversation; art of saying no; art of public;
    arts degree; art history exam; comedy of errors; act faster; act on; act now; act my age; act kindly;
    acts of kindness; act of kindness; create a budget; create a routine; create a cv; create a habit; create an app;
    create software; create a website; create space; create peace; craft a cv; craft brew; record my spending;
    recorder; record my; concert tickets; photo albums tidy; sort photos; sort my photos; camera on in meetings;
    picture of health; big picture; camera phone; paint the; painting my; painting the house; painting the fence;
    paint chips; make something of myself; make something of; strings attached; stage fright; stage; on stage;
    video call; video calls; video games; video game; make money; make things right; make things up; musical chairs;
    compose myself; stay composed; jazz up; act like; dance around; dancing to; to dance at; i used to dance;
    podcast while; listen to podcasts; podcasts; face the music; music to my; music to fall; music to sleep;
    music while; wood work permit; carve out; carve out time; carving out; sewn up; sew seeds; opera browser;
    design a logo for; camera shy; art degree; practise gratitude; practice gratitude; practise spanish;
    practice english; practise english; practise mindfulness; practise my speech; practice yoga; practise yoga;
    creative accounting; dust the shelves; dust my; dusting; open mic jokes; album of debts; photo dump;
    photos of my spending; mix up; tune out; fine tune; tune up; furniture store; tune into my body; hum drum;
    photos off my phone; photos; in photos; role models; business models; models of; in tune with; out of tune;
    photo id; restore my faith; restore my energy; restore my health; restore my sleep; restore my marriage;
    restore my; sleep; poster child; leather jacket; candle at both; band resistance; mix with people;
    feel ok in photos; look good in photos; whistle stop; feeling blues; the blues; winter blues; monday blues;
    sunday blues; have the blues; scented candles; whistleblower; charcoal toothpaste; charcoal grill
  `,
  foreign: {
    es: `
      guitarra; piano; violin; musica; cantar; canto; dibuj*; pintar; pintura; tocar; instrumento; fotograf*; arte;
      bail*; tejer; coser; ceramica; creativ*; bateria; manualidades; coro; teatro; actuar; acuarela
    `,
    fr: `
      guitare; piano; violon; musique; chant; chanter; dessin*; peindre; peinture; jouer du; jouer de; jouer de la;
      instrument; photo*; art; danse*; tricot*; coudre; couture; poterie; creatif; creative; batterie; chorale;
      theatre; aquarelle; accordeon
    `,
    de: `
      gitarre; klavier; geige; musik*; singen; gesang; zeichn*; malen; gemalt; instrument; fotograf*; kunst*; tanz*;
      stricken; hakeln; nahen; topfern; kreativ*; schlagzeug; chor; basteln; malerei; akkordeon; theater; flote;
      holzarbeit; aquarell; ukulele; cello
    `,
    pt: `
      guitarra; violao; piano; violino; musica; cantar; canto; desenh*; pintar; pintura; tocar; instrumento;
      fotograf*; arte; danc*; trico; croche; costur*; ceramica; criativ*; bateria; coral; teatro; artesanato;
      aquarela; cavaquinho
    `,
    it: `
      chitarra; pianoforte; violino; musica; cantare; canto; disegn*; dipinge*; pittura; suonare; strumento;
      fotograf*; arte; ball*; danza; uncinetto; cucire; ceramica; creativ*; batteria; coro; teatro; maglia;
      acquerello; piano; suono
    `,
    nl: `
      gitaar; piano; viool; muziek*; zingen; tekenen; teken; schilderen; schilder*; instrument; fotograf*; kunst;
      dansen; breien; haken; naaien; keramiek; pottenbakken; creatief; drummen; koor; knutselen; toneel; gitaarspelen;
      foto s; cello; trompet; aquarel
    `,
    pl: `
      gitar*; pianin*; fortepian*; skrzyp*; muzyk*; spiewa*; rysow*; malow*; gra na; grac na; instrument*; fotograf*;
      sztuk*; tancz*; taniec; tanca; dzierga*; szydelk*; szyc; ceramik*; kreatywn*; perkusj*; chor; chorze; teatr*;
      akwarel*; ukulele; obraz*; wiolonczel*
    `,
    sv: `
      gitarr; piano; fiol*; musik*; sjunga; sang; sång; rita; teckna; mala; måla; malning; spela piano; spela gitarr;
      spela; instrument; fotograf*; konst*; dansa; dans; sticka; virka; sy; keramik; kreativ*; trummor; kor; kör;
      teater; akvarell; cello; dragspel; fota
    `,
    tr: `
      gitar*; piyano*; keman*; muzik*; müzik*; sarki*; şarkı*; resim*; resim yap*; cizim*; çizim*; calmak; çalmak;
      calmayi; enstruman*; fotograf*; sanat*; dans*; orgu*; örgü*; dikis*; dikiş*; seramik*; yaratici*; koro*;
      tiyatro*; baglama*; saz*; ney; boyama*
    `,
    hi: `
      guitar; gitar; piano; sangeet; gaana; gana; gaane; chitrakari; drawing; painting; tabla; harmonium; bansuri;
      nachna; naachna; dance; kala; photography; silai; bunai; rang; sitar; गिटार; पियानो; संगीत; गाना; चित्र;
      पेंटिंग; ड्रॉइंग; तबला; बांसुरी; नाचना; डांस; नृत्य; कला; फोटोग्राफी; सिलाई; गायन; हारमोनियम; सितार
    `,
    ja: `
      ギター; ピアノ; バイオリン; 音楽; 歌; 絵を; 描; 楽器; 写真; ダンス; 踊; 編み物; 陶芸; 裁縫; 創作; 弾け; 弾き; イラスト; 水彩; 手芸; ウクレレ
    `,
    zh: `
      吉他; 钢琴; 小提琴; 音乐; 唱歌; 画画; 绘画; 乐器; 摄影; 跳舞; 舞蹈; 编织; 陶艺; 缝纫; 艺术; 弹; 素描; 书法; 鋼琴; 二胡; 创作; 画; 尤克里里; 手工
    `,
    ar: `
      الجيتار; جيتار; غيتار; بيانو; البيانو; الكمان; العود; موسيقى; الموسيقى; الغناء; أغني; الرسم; أرسم; رسم; التصوير;
      تصوير; الرقص; الخياطة; الفن; الخط العربي; أعزف; العزف; آلة; كروشيه; نحت
    `,
    ru: `
      гитар*; пианино; фортепиано; скрипк*; музык*; петь; рисова*; рисун*; живопис*; играть на; инструмент*;
      фотограф*; искусств*; танц*; вязат*; шить; керамик*; творч*; барабан*; хор; хоре; театр*; акварел*; укулеле;
      лепит*; рукодел*
    `,
    ko: `
      기타; 피아노; 바이올린; 음악; 노래; 그림; 악기; 사진; 춤; 뜨개; 도예; 바느질; 그리고 싶; 댄스; 드럼; 우쿨렐레
    `,
  },
};
