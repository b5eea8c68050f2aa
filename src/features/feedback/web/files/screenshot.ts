/** Milliseconds for the dialog to disappear before the screenshot, and to come back. */
const AWAY = 500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The result of a screenshot: the picture, or why there is none. */
export type Screenshot = { file: File } | { problem: 'cancelled' | 'unsupported' | 'failed' };

/** One frame of what is shared, as a picture. */
async function getPicture(stream: MediaStream): Promise<Blob | null> {
  const video = document.createElement('video');
  video.srcObject = stream;
  video.muted = true;
  await video.play();
  // The browser's sharing prompt takes a moment to disappear.
  await pause(AWAY);
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Asks to share the screen, takes one picture of it as a PNG, and stops sharing. */
export async function takeScreenshot(now: Date): Promise<Screenshot> {
  if (!('mediaDevices' in navigator) || !('getDisplayMedia' in navigator.mediaDevices)) {
    await pause(AWAY);
    return { problem: 'unsupported' };
  }
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
  } catch (error) {
    const isRefused = error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
    return { problem: isRefused ? 'cancelled' : 'failed' };
  }
  try {
    const picture = await getPicture(stream);
    const name = `screenshot-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.png`;
    return picture ? { file: new File([picture], name, { type: 'image/png' }) } : { problem: 'failed' };
  } catch {
    // The sharing was ended before there was a picture.
    return { problem: 'failed' };
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
