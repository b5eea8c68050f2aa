/** The `beforeinstallprompt` event, which no type library declares. */
export type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** Whether and since when the app can be installed. The event comes once, perhaps before any page could listen: it is kept from the start. */
export const installing = { prompt: null as InstallPrompt | null, since: 0, isDone: false };

/** Told at every change of `installing`. */
export const INSTALLING = 'taylr-installing';

for (const name of ['beforeinstallprompt', 'appinstalled'])
  addEventListener(name, (event) => {
    event.preventDefault();
    installing.isDone ||= name === 'appinstalled';
    installing.prompt = installing.isDone ? null : (event as InstallPrompt);
    installing.since = performance.now();
    dispatchEvent(new Event(INSTALLING));
  });
