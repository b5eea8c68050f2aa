import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { getViolations, holdStill } from '../taylr.ts';
import { differingCells, toThumbnail } from './pictures/thumbnail.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pictures = fileURLToPath(new URL('pictures/styleguide/', import.meta.url));
/** Cells of a picture that another machine may draw otherwise, of a thousand. */
const FREE = 4;

let vite: ViteDevServer;
let address: string;

test.beforeAll(async () => {
  // The pages alone, as `npm run dev` serves them.
  const server = { port: 0, host: '127.0.0.1', hmr: false };
  vite = await createServer({ configFile: `${root}vite.config.ts`, server, logLevel: 'error' });
  await vite.listen();
  address = `${vite.resolvedUrls?.local[0]}styleguide.html`;
});
test.afterAll(() => vite.close());

const MODES = {
  dark: { theme: 'dark', forcedColors: 'none' },
  light: { theme: 'light', forcedColors: 'none' },
  forced: { theme: 'dark', forcedColors: 'active' },
} as const;
type Mode = keyof typeof MODES;

async function open(page: Page, mode: Mode): Promise<void> {
  const { theme, forcedColors } = MODES[mode];
  await page.setViewportSize({ width: 960, height: 860 });
  await page.emulateMedia({ forcedColors });
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Overlays' })).toBeVisible({ timeout: 60_000 });
  await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
  await page.evaluate(() => document.fonts.ready);
  await holdStill(page);
}

/** Compares with the kept picture; `--update-snapshots` keeps this one. */
async function compare(page: Page, name: string, element: Locator | Page): Promise<string[]> {
  const now = await toThumbnail(
    page,
    await element.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }),
  );
  const file = `${pictures}${name}.png`;
  if (test.info().config.updateSnapshots === 'all') {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(file, now);
    return [];
  }
  if (!existsSync(file)) return [`${name}: no picture is kept`];
  const { differing, cells } = await differingCells(page, readFileSync(file), now);
  if (differing * 1000 <= cells * FREE) return [];
  await test.info().attach(name, { body: now, contentType: 'image/png' });
  return [`${name}: ${differing} of ${cells} cells differ`];
}

const toName = (...words: string[]) =>
  words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

for (const mode of Object.keys(MODES) as Mode[]) {
  test(`every component looks as it did, ${mode}`, async ({ page }) => {
    await open(page, mode);
    const changed: string[] = [];
    for (const section of await page.getByRole('main').getByRole('region').all()) {
      const title = (await section.getAttribute('aria-label')) ?? '';
      // A card stands inside the section of its kind.
      if (title) changed.push(...(await compare(page, toName(mode, title), section)));
    }
    for (const name of ['Dialog', 'Form', 'Question', 'Deletion', 'Notice', 'Drawer', 'Menu']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('[role="dialog"], [role="menu"]')).toBeVisible();
      changed.push(...(await compare(page, toName(mode, 'open', name), page)));
      await page.keyboard.press('Escape');
      await expect(page.locator('[role="dialog"], [role="menu"]')).toHaveCount(0);
    }
    expect(changed).toEqual([]);
    if (mode !== 'forced') expect(await getViolations(page)).toEqual([]);
  });
}

test('another colour of one token is seen', async ({ page }) => {
  await open(page, 'dark');
  await page.addStyleTag({ content: ':root { --complete: oklch(0.6 0.2 300) }' });
  const section = page.getByRole('region', { name: 'Rings and bars' });
  expect(await compare(page, toName('dark', 'Rings and bars'), section)).toHaveLength(1);
});

test('stands in no build', () => {
  const built = globSync(`${root}dist/web/**/*.{html,js,css,json,webmanifest}`);
  expect(built.length).toBeGreaterThan(30);
  expect(built.filter((file) => /styleguide/i.test(file + readFileSync(file, 'utf8')))).toEqual([]);
});

/** Of parts that others are made of, seen in those; and of what is made of those alone, seen in the settings. */
const WITHIN = [
  'form/field',
  'overlay/modal',
  'status/toasts',
  'on-use',
  'settings/list-card',
  'settings/adding-dialog',
];

test('shows every component there is', () => {
  const shown = globSync(`${root}src/app/styleguide/*.tsx`).map((file) => readFileSync(file, 'utf8'));
  const components = globSync('**/*.tsx', { cwd: `${root}src/web/ui` })
    .filter((file) => !/\.test(?:ing)?\./.test(file))
    .map((file) => file.replace('.tsx', ''));
  expect(components.length).toBeGreaterThan(30);
  const missing = components.filter(
    (name) => !WITHIN.includes(name) && !shown.some((text) => text.includes(`#web/ui/${name}.tsx`)),
  );
  expect(missing).toEqual([]);
});
