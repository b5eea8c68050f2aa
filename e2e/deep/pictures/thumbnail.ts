import type { Page } from '@playwright/test';

/** Pixels of a cell's side: what a machine draws at the edges of letters and lines is lost in its mean. */
const CELL = 8;
/** How far, of 255, a cell may be off in any colour. */
const TOLERANCE = 32;

const toUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** A picture in cells, each the mean of its pixels: small enough to keep, and much the same on every machine. */
export async function toThumbnail(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ source, cell }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      let [width, height] = [image.width, image.height];
      let canvas = document.createElement('canvas');
      let from: CanvasImageSource = image;
      // Halved step by step, so that each pixel counts the same.
      for (let left = cell; left > 1; left /= 2) {
        const next = document.createElement('canvas');
        [next.width, next.height] = [Math.ceil(width / 2), Math.ceil(height / 2)];
        next.getContext('2d')?.drawImage(from, 0, 0, width, height, 0, 0, width / 2, height / 2);
        [width, height] = [next.width, next.height];
        from = canvas = next;
      }
      return canvas.toDataURL('image/png');
    },
    { source: toUrl(png), cell: CELL },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** How many cells of two thumbnails differ; all of them where their sizes do by more than a cell. */
export function differingCells(page: Page, one: Buffer, other: Buffer): Promise<{ differing: number; cells: number }> {
  return page.evaluate(
    async ({ sources, tolerance }) => {
      const images = sources.map((source) => Object.assign(new Image(), { src: source }));
      await Promise.all(images.map((image) => image.decode()));
      const [widths, heights] = [images.map(({ width }) => width), images.map(({ height }) => height)];
      const spread = (list: number[]) => Math.max(...list) - Math.min(...list);
      const [width, height] = [Math.min(...widths), Math.min(...heights)];
      const cells = width * height;
      if (spread(widths) > 1 || spread(heights) > 1) return { differing: cells, cells };
      const [before, after] = images.map((image) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [width, height];
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height).data;
      }) as [Uint8ClampedArray, Uint8ClampedArray];
      const isOff = (cell: number) =>
        [0, 1, 2, 3].some(
          (part) => Math.abs(Number(before[4 * cell + part]) - Number(after[4 * cell + part])) > tolerance,
        );
      return { differing: Array.from({ length: cells }, (_none, cell) => cell).filter(isOff).length, cells };
    },
    { sources: [toUrl(one), toUrl(other)], tolerance: TOLERANCE },
  );
}
