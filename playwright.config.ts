import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
/** What Playwright switches off: of two such lists the browser takes the last. */
const PLAYWRIGHTS_OWN = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Each window of Chromium would load two pages for the suggestions under an address bar that nobody sees. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...PLAYWRIGHTS_OWN, ...ADDRESS_BAR].join(',')}`,
];
// Chromium's sandbox refuses to run as root.
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;

// Each test file starts its own server on a free port, so there is no `webServer` here.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/data-folder.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 2,
  // A browser on a busy machine misses a moment now and then: the gate tries once more and names the test.
  retries: process.env.REQUIRE_ALL ? 1 : 0,
  forbidOnly: Boolean(process.env.CI ?? process.env.REQUIRE_ALL),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...(executablePath ? {} : { channel: 'chromium' }),
    launchOptions: { args, ...(executablePath && { executablePath }) },
    locale: 'en-GB',
    // Each test begins with a browser that knows nothing: keeping the whole app on it would only cost time. e2e/pwa.spec.ts allows them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs a fifth of the time: the second try has it, which is when somebody wants to read it.
    trace: process.env.REQUIRE_ALL ? 'on-first-retry' : 'off',
  },
  projects: [
    { name: 'journeys', testIgnore: ['deep/**', 'engines/**'] },
    // The deep run: every state of every screen, and then whether each quoted text was seen in one of them.
    {
      name: 'states',
      testMatch: 'deep/*.spec.ts',
      testIgnore: 'deep/quoted-texts.spec.ts',
      use: { timezoneId: 'UTC' },
    },
    { name: 'texts', testMatch: 'deep/quoted-texts.spec.ts', dependencies: ['states'] },
    // The same journeys in every kind of browser. Each opens every window there is.
    { name: 'engines', testMatch: 'engines/*.spec.ts', fullyParallel: true, timeout: 300_000 },
  ],
});
