import type { Concept } from '../habit/concept.ts';

/** Music, pictures and things made by hand. */
export const ARTS: readonly Concept[] = [
  {
    id: 'practise',
    habit: 'practise|practice|rehearse',
    said: 'rehearsal|drill|ran through|run through|practised|practising|rehearsed|drilled|drills|had a go at|had a practice|put in some practice|worked on',
    not: 'in practice|best practice|gp practice',
  },
  {
    id: 'guitar',
    habit: 'guitar|ukulele|bass guitar|banjo|uke',
    said: 'strum|noodle|riff|fingerpicking|fretboard|play|chord|scales|strings|pick|six string|electric guitar|acoustic|fender|strat|telecaster|chords|barre chords|f chord|power chords|solo|tab|tabs|strummed|finger picking|capo|wonderwall|blues scale|pentatonic|chord change|justin guitar|yousician|plectrum|riffs|noodled|plucked|strummy|noodled on|worked on|worked on my chords|fretted|frets|played along to|oasis|hendrix|jammed with|jammed along|shredded|shredding|strumming|plucking|twanged|twanging|slide guitar|songbook|blackbird|stairway|bar chords|finger style|travis picking|calluses|fingertips are raw|sore fingertips|fingers hurt',
    narrow: true,
    not: 'picked up|pick up|picked it up',
    opposite:
      'strings are rusting|rusting|dust on the strings|dusty in the corner|stayed in its case|stayed on its stand',
  },
  {
    id: 'piano',
    habit: 'piano|keyboard',
    said: 'scales|arpeggio|hanon|sonata|the keys|tinkled|ivories|bach|chopin|play|czerny|etude|ivory|arpeggios|hands together|left hand|right hand|beethoven|mozart|satie|debussy|clair de lune|fur elise|moonlight sonata|einaudi|prelude|fugue|nocturne|sight reading|sight read|flowkey|simply piano|steinway|keys|c major|both hands|at the keys|pedal work|minuet|waltz|hanons|hands separately|rachmaninov|grade 3 piece|grade piece|scales done|ran my scales|plinked|plonked|tickled the ivories|black keys|white keys|sheet music|exercise no|chord progressions|joplin|the entertainer|gymnopedie|lift the lid|lid lifted|at the joanna|joanna',
    hint: 'lid|metronome',
    narrow: true,
    opposite: 'lid stayed down|lid down|lid stayed shut|keys untouched',
  },
  {
    id: 'instrument',
    habit:
      'violin|cello|flute|saxophone|sax|clarinet|trumpet|drums|drum|harmonica|instrument|viola|oboe|trombone|fiddle',
    said: 'scales|play|practice pad|bow|etude|arpeggio|rudiment|band practice|sheet music|rudiments|paradiddle|paradiddles|pad|sticks|drummed|drumming|double strokes|bowed|bowing|long tones|reed|embouchure|mouthpiece|vibrato|suzuki|practice room|orchestra|ensemble|string section|metronome|lesson piece|fiddled|blew|horn|g string|retuned|in tune|pegs|tuner|snare|grooves|kit practice|ukulele|uke|tooted|tootled|honked|squeaked through|practised my part|band rehearsal|orchestra rehearsal|long notes|scales and|played my sax|drum kit|on the kit|bowing exercises|sticks out',
  },
  {
    id: 'sing',
    habit: 'sing|singing|choir|vocal',
    said: 'sang|vocal warm up|warm up|song|karaoke|sung|warbled|choir practice|choir rehearsal|vocal exercises|sirens|lip trills|belted|harmonies|vocals|la la|breath support|aria|songs|crooned|belted out|hummed|vocal run|warm ups done|scales sung|sang along|choir tonight|sang in the shower|sang through',
  },
  {
    id: 'music',
    habit: 'music|song|play one piece|a piece|piece for fun|play or make|bars, lines or shapes|bars|jam',
    said: 'play|jammed|tune|played through|piece|jam session|noodled|melody|recorded a|mixed a track|ableton|logic pro|garageband|daw|beats|composed|song writing|songwriting|played something|noodled on|strummed|banged out|for joy|at the decks|mixed|spun some|laid down a|laid down|wrote a song|hook written',
    hint: 'for fun|track|chords',
    not: 'listen to music|playlist',
  },
  {
    id: 'draw',
    habit: 'draw|sketch|paint|doodle|watercolour|illustration|art|sketchbook',
    said: 'procreate|pencil|canvas|easel|drew|acrylic|charcoal|portrait|brush pen|painting|drawing|watercolours|doodled|sketched|sketching|painted|doodles|sketchpad|sketch pad|inktober|life drawing|still life|oils|oil paint|gouache|pastels|pen and ink|paintbrush|lino print|colouring|colouring book|crayon|ipad art|figure drawing|gesture drawing|anatomy study|thumbnails|shading|art class|canvas time|paints out|hatching|linework|filled two pages|pages of my sketchbook|sketchbook page|drew a|scribbled a|pencilled|inked|digital art|tablet drawing|drew my|drew the|brushes out|washes|colour study|value study|still life done|portrait done|life class|croquis|cartoon|comic panel|storyboard|mandala|zentangle|paint by numbers|easel up|wet on wet|filled a page|page of hands|hands and feet|landscape|still drying|drying on the side|washes done|water colour|splashed some paint|paint on paper',
    hint: 'brush|ink|page|colours',
    opposite:
      'dry as a bone|brushes dry|pencils untouched|untouched|blank sketchbook|sketchbook stayed|paints stayed|brushes stayed',
    not: 'draw the line|luck of the draw|state of the art|paint the town|drawer|draw curtains|drew the curtains|curtains drawn|stayed drawn|drawn curtains|curtains stayed',
  },
  {
    id: 'craft',
    habit:
      'knit|crochet|sew|embroider|woodwork|pottery|quilt|craft|lego set|model kit|embroidery|cross stitch|ceramic|carpentry|weave|macrame|calligraphy|origami',
    said: 'row|rows|stitch|yarn|needles|granny square|scarf|whittle|throw a pot|the wheel|knitted|knitting|crocheted|sewed|sewn|sewing machine|purl|knit and purl|wool|cast on|cast off|hem|hemmed|patchwork|blanket square|sock heel|jumper sleeve|bobbin|hook|threw a pot|clay|glaze|kiln|carved|sanded|sawed|lathe|workshop|whittled|cross stitched|sewing|did rows|14 rows|rows done|rows of|needles out|knit and natter|jumper|sock|socks on the needles|hat done|granny squares|amigurumi|sewed a|sewed on|machine threaded|bobbin threaded|stitches|stitched|needle felting|pottery class|thrown pot|pinch pot|glazed|clay class|macrame knots|whittled a|planed|beads|beading|embroidered|hooped|quilt square|patch',
  },
  {
    id: 'photo',
    habit: 'photo|photograph|picture|photography',
    said: 'camera|shot|shoot|pic|photos|took a picture|took a pic|snapped a|pictures|dslr|lens|shutter|camera out|leica|fuji|darkroom|film roll|lightroom|street photography|shots|selfie|took some shots|snapped a few|photos of|shots of|took pics|film camera|polaroid|instax|golden hour|macro shot|street shots|fifty photos|camera roll|snapped the|caught the|shot the|sunset|sunrise pic|took one of',
    hint: 'snap|snapped',
  },
  {
    id: 'chord',
    habit: 'chord|scale',
    said: 'barre|f major|g major|c major|a minor|e minor|bar chord|chords|scales|barre chord|bar chords|g chord|d chord|am7|em7|seventh chord|sus4|power chord|new shape|f shape|fmaj7|bm|b minor|chord shape|c scale|pentatonic|d and a|g d|in my fingers|new chords|shapes|d minor|d major|up and down|a major|b flat|e flat|chromatic|minor scales|major scales|two octaves|three octaves|four octaves|hands apart',
    narrow: true,
  },
  {
    id: 'tune',
    habit: 'tune|tuning',
    said: 'tuned|in tune|tuner|retuned|pegs|a440',
    opposite: 'out of tune|still sharp|still flat|sounds like a cat',
    not: 'tune into|tuned in|tuned out',
    narrow: true,
  },
  {
    id: 'woodwork',
    habit: 'woodwork|carpentry|whittling|furniture',
    said: 'sanded|sawed|planed|chiselled|chisel|varnished|jointed|lathe|glued up|dovetail|workshop|stool|bench plane',
    narrow: true,
  },
  {
    id: 'magic',
    habit: 'magic trick|juggling|juggle|crane|origami|paper crane',
    said: 'juggled|card trick|coin trick|vanish|three balls|folded a crane|crane folded|cascade',
  },
];
