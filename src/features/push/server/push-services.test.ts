import { describe, expect, it } from 'vitest';
import { isPushService } from './push-services.ts';

describe('an address to push to', () => {
  const known = [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://fcm.googleapis.com/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://autopush-eu.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ];
  const forged = [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:word@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.example.org/fcm/send/abc',
    'https://example.org/fcm.googleapis.com',
    'https://evilnotify.windows.com/',
    'https://notify.windows.com.example.org/',
    'https://127.0.0.1/',
    'http://127.0.0.1:3000/',
    'http://2130706433/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://metadata.google.internal/',
    'file:///etc/passwd',
    'ftp://fcm.googleapis.com/',
  ];

  it.each(known)('may be %s', (endpoint) => expect(isPushService(endpoint, [])).toBe(true));
  it.each(forged)('may not be %s', (endpoint) => expect(isPushService(endpoint, [])).toBe(false));

  it('may be at a host of the operator, over http on this machine alone', () => {
    const more = ['push.example.org', '.example.net', '127.0.0.1:4000'];
    const accepted = (endpoint: string) => isPushService(endpoint, more);
    expect(['https://push.example.org/x', 'https://a.example.net/x', 'http://127.0.0.1:4000/x'].every(accepted)).toBe(
      true,
    );
    expect(['http://push.example.org/x', 'https://example.org/x', 'http://127.0.0.1:4001/x'].some(accepted)).toBe(
      false,
    );
  });
});
