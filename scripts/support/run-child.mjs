// Runs the script named first, and asks this process to end when the one that started it has gone, even when killed.
import { Socket } from 'node:net'
import { pathToFileURL } from 'node:url'

const PIPE_FROM_PARENT = 3

const pipe = new Socket({ fd: PIPE_FROM_PARENT, readable: true, writable: false })
pipe.on('error', () => {})
pipe.once('close', () => process.kill(process.pid, 'SIGTERM'))
pipe.resume()
pipe.unref()

process.argv.splice(1, 1)
await import(pathToFileURL(process.argv[1] ?? '').href)
