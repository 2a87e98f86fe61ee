import net from 'node:net'
import { expect, test } from '@/e2e/support/test'

const place = () => {
  const { hostname, port } = new URL(process.env.E2E_URL ?? '')
  return { host: hostname, port: Number(port) }
}

/** A line on which this was sent and nothing follows, once the server has it. */
const openLine = (text: string) =>
  new Promise<net.Socket>((resolve, reject) => {
    const line = net.connect(place(), () => line.write(text, () => resolve(line)))
    line.once('error', reject)
  })

/** The status with which the server answers what is sent, as it is, on a line of its own. */
const statusOf = (text: string) =>
  new Promise<number>((resolve, reject) => {
    const line = net.connect(place(), () => line.write(text))
    line.once('data', (answer) => resolve(Number(answer.toString().split(' ')[1])))
    line.once('error', reject)
    line.once('data', () => line.end())
  })

const lines = (...head: string[]) => [...head, 'Host: localhost', '', ''].join('\r\n')

test('bodies of which only a byte comes hold up nobody', async () => {
  const begun = `${lines('POST /api/auth/_log HTTP/1.1', 'Content-Length: 16000')}{`
  const held = await Promise.all(Array.from({ length: 300 }, () => openLine(begun)))
  const pages = Array.from({ length: 10 }, () =>
    fetch(new URL('/auth/login', process.env.E2E_URL), { signal: AbortSignal.timeout(20_000) }),
  )
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200))
  for (const line of held) line.destroy()
})

test('a body that is too long is refused before it comes', async () => {
  for (const [path, length] of [
    ['/api/auth/_log', 16_385],
    ['/api/people/import', 8_000_000],
    ['/api/goals/import', 8_000_000],
    ['/auth/login', 5_000_000],
  ]) {
    expect(await statusOf(lines(`POST ${path} HTTP/1.1`, `Content-Length: ${length}`)), String(path)).toBe(413)
  }
})

test('what no browser sends is refused, and nothing fails over it', async () => {
  expect(await statusOf(lines('GET /api/picture/%ff HTTP/1.1'))).toBe(400)
  expect(await statusOf(lines('GET /feedback/id/%c0%af HTTP/1.1'))).toBe(400)
  expect(await statusOf(lines('TRACE / HTTP/1.1'))).toBe(405)
  for (const method of ['POST', 'OPTIONS']) {
    expect(await statusOf(lines(`${method} /icon.svg HTTP/1.1`, 'Content-Length: 0')), method).toBe(405)
    expect(await statusOf(lines(`${method} /icon%2Esvg HTTP/1.1`, 'Content-Length: 0')), method).toBe(405)
    for (const file of ['_next/static/none.js', 'screens/home-light.webp', 'tutorials/ask-for-feedback.vtt']) {
      expect(await statusOf(lines(`${method} /${file} HTTP/1.1`, 'Content-Length: 0')), `${method} ${file}`).toBe(405)
    }
  }
})
