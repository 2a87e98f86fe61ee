import { Socket } from 'node:net'

const PIPE_FROM_PARENT = 3

/**
 * Calls back when the process that started us has gone. Its end of the pipe closes even when it was killed.
 * @param {() => void} gone
 */
export function onParentGone(gone) {
  const pipe = new Socket({ fd: PIPE_FROM_PARENT, readable: true, writable: false })
  pipe.on('error', () => {})
  pipe.once('close', gone)
  pipe.resume()
  pipe.unref()
}
