// Runs a script, and ends this process by the named signal when the one that started it has gone, even when killed:
// node run-child.mjs SIGTERM script.mjs …
import { Socket } from 'node:net'
import { pathToFileURL } from 'node:url'

const PIPE_FROM_PARENT = 3

// The script finds its arguments where it would without us.
const [, signal] = process.argv.splice(1, 2)

const pipe = new Socket({ fd: PIPE_FROM_PARENT, readable: true, writable: false })
pipe.on('error', () => {})
pipe.once('close', () => process.kill(process.pid, signal))
pipe.resume()
pipe.unref()

await import(pathToFileURL(process.argv[1] ?? '').href)
