import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '../run/bootstrap.mjs';

/** Where the pictures of the installed app lie, as they are served. */
const folder = join(root, 'src/app/web/public/icons');

const days = 'M9 9.5v13M14 9.5v13M19 9.5v13M24 9.5v13';
const stroke = 'M5.5 20.5C12 19.5 20.5 15.5 26.5 9.5';

/** The logo on its background: `scale` leaves a margin, where a system may crop the icon to its own shape. */
const icon = ({ corner, scale, ink = '#f5efe6', accent = '#ff8a3d', ground = '#201a17' }: Look) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="100%" height="100%" fill="none" stroke-linecap="round">
    <rect width="32" height="32" rx="${corner}" fill="${ground}"/>
    <g transform="translate(16 16) scale(${scale}) translate(-16 -16)">
      <path d="${days}" transform="translate(-.5 0)" stroke="${ink}" stroke-width="2.6"/>
      <path d="${stroke}" stroke="${accent}" stroke-width="3.2"/>
    </g>
  </svg>`;
type Look = { corner: number; scale: number; ink?: string; accent?: string; ground?: string };

const icons: readonly { name: string; size: number; look: Look }[] = [
  { name: 'icon-192', size: 192, look: { corner: 7, scale: 1 } },
  { name: 'icon-512', size: 512, look: { corner: 7, scale: 1 } },
  { name: 'maskable-512', size: 512, look: { corner: 0, scale: 0.74 } },
  { name: 'apple-touch', size: 180, look: { corner: 0, scale: 0.9 } },
  // Systems show its shape only, in a colour of their own.
  { name: 'badge-96', size: 96, look: { corner: 0, scale: 1.16, ink: '#fff', accent: '#fff', ground: 'none' } },
];

/** Draws the icons of the app from its mark. */
export async function drawIcons(browser: Browser): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  for (const { name, size, look } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0;background:transparent">${icon(look)}</body>`);
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  }
  await page.close();
}

const screenshots = [
  { name: 'screenshot-narrow', viewport: { width: 390, height: 844 } },
  { name: 'screenshot-wide', viewport: { width: 1280, height: 800 } },
] as const;

/** Takes the pictures that a browser shows when it offers to install the app; the page shows the dashboard. */
export async function takeScreenshots(page: Page): Promise<void> {
  for (const { name, viewport } of screenshots) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72, scale: 'css' });
  }
}
