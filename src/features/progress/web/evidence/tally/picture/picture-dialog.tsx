import { useEffect, useRef, useState } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { Tally } from '#features/progress/contract.ts';
import { tallyMessages } from '#features/progress/tally-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/status/toast-store.ts';
import { dateText } from '#features/progress/web/evidence/evidence-dates.ts';
import { drawPicture, type Palette, type PictureFacts, type Shape, SHAPES } from './draw-picture.ts';

const texts = tallyMessages.picture;
const LOOKS = ['dark', 'light'] as const;
type Look = (typeof LOOKS)[number];

type PictureDialogProps = {
  tally: Tally;
  /** Whose votes; null for those of all identities. */
  identityId: string | null;
  open: boolean;
  onClose: () => void;
};

/** A picture of the tally, made on the device: its shape, its colours, and whether the name is on it. */
export function PictureDialog({ tally, identityId, open, onClose }: PictureDialogProps) {
  const [shape, setShape] = useState<Shape>('portrait');
  const [look, setLook] = useState<Look>(document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');
  const [isNamed, setIsNamed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = tally.identities.filter(({ id }) => identityId === null || id === identityId);
  const name = shown.length === 1 && isNamed ? (shown[0]?.name ?? null) : null;
  const facts = toFacts(tally, identityId, name);
  const save = useSending(canvas);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant={save.canShare ? 'quiet' : 'primary'} onClick={() => void save.keep()}>
            {texts.save}
          </Button>
          {save.canShare && <Button onClick={() => void save.share()}>{texts.send}</Button>}
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        <Preview canvas={canvas} {...{ shape, look, facts }} label={texts.preview(facts.marks.length, name)} />
        <div className="flex flex-col gap-4">
          <Segmented
            label={texts.shape}
            value={shape}
            onChange={setShape}
            options={(['portrait', 'square'] as const).map((value) => ({ value, label: texts.shapes[value] }))}
          />
          <Segmented
            label={texts.look}
            value={look}
            onChange={setLook}
            options={LOOKS.map((value) => ({ value, label: texts.looks[value] }))}
          />
          {shown.length === 1 && <Switch label={texts.withName} checked={isNamed} onCheckedChange={setIsNamed} />}
        </div>
      </div>
    </Dialog>
  );
}

function toFacts({ identities }: Tally, identityId: string | null, name: string | null): PictureFacts {
  const days = identities
    .flatMap(({ id, days: own }, who) =>
      identityId === null || id === identityId ? own.map((day) => ({ ...day, who })) : [],
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  const first: CalendarDay | undefined = days[0]?.date;
  return {
    marks: days.flatMap(({ who, votes }) => Array<number>(votes).fill(who)),
    since: first ? dateText(first, 'dated') : '',
    name,
  };
}

/** The colours of a theme, as an element of that theme has them. */
function getPalette(themed: HTMLElement): Palette {
  const styles = getComputedStyle(themed);
  const colour = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  return {
    ground: colour('ground'),
    ink: colour('ink'),
    quiet: colour('quiet'),
    accent: colour('accent'),
    marks: [1, 2, 3, 4, 5].map((number) => colour(`mark-${number}`)),
  };
}

type PreviewProps = {
  canvas: React.RefObject<HTMLCanvasElement | null>;
  shape: Shape;
  look: Look;
  facts: PictureFacts;
  label: string;
};

function Preview({ canvas, shape, look, facts, label }: PreviewProps) {
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return;
    let isCurrent = true;
    const draw = () => isCurrent && drawPicture(drawn, shape, facts, getPalette(drawn));
    draw();
    // Once more when the faces are there, which load only where something is written in them.
    Promise.all([
      document.fonts.load('500 50px "Fraunces Variable"'),
      document.fonts.load('500 50px "Inter Variable"'),
    ]).then(draw, () => undefined);
    return () => {
      isCurrent = false;
    };
  });
  const { width, height } = SHAPES[shape];
  return (
    <canvas
      ref={canvas}
      data-theme={look}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${width} / ${height}` }}
      className="mx-auto w-full max-w-60 rounded-md ring-1 ring-line"
    />
  );
}

function useSending(canvas: React.RefObject<HTMLCanvasElement | null>) {
  const getFile = () =>
    new Promise<File>((resolve, reject) => {
      const made = (blob: Blob | null) =>
        blob ? resolve(new File([blob], texts.file, { type: 'image/png' })) : reject(new Error('no picture'));
      if (canvas.current) canvas.current.toBlob(made, 'image/png');
      else made(null);
    });
  const canShare =
    'canShare' in navigator && navigator.canShare({ files: [new File([''], texts.file, { type: 'image/png' })] });
  const tell = () => toast({ title: texts.failed, tone: 'danger' });
  const keep = async () => {
    try {
      const address = URL.createObjectURL(await getFile());
      const link = Object.assign(document.createElement('a'), { href: address, download: texts.file });
      link.click();
      // After the browser has begun to save it.
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch {
      tell();
    }
  };
  const share = async () => {
    try {
      await navigator.share({ files: [await getFile()] });
    } catch (error) {
      // Somebody who closes the sheet has decided.
      if (!(error instanceof DOMException && error.name === 'AbortError')) tell();
    }
  };
  return { canShare, keep, share };
}
