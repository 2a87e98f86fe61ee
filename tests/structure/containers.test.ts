import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { read, root } from './support/project'

/** `COPY a b ./` as its word and the rest, without comments. */
const instructions = read('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /^([A-Z]+) (.+)$/.exec(line))
const named = (word: string) => instructions.flatMap((found) => (found?.[1] === word ? [found[2] ?? ''] : []))

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))

const service = z.object({
  build: z.string().optional(),
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
  depends_on: z.record(z.string(), z.unknown()).default({}),
})
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(read('compose.yaml')))
const services = Object.entries(compose.services)

const isSetting = (name: string) => new RegExp(`^(# )?${name}=`, 'm').test(read('.env.example'))

test('every line of the Dockerfile is an instruction, and what it copies from here is here', () => {
  const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'CMD']
  expect(instructions.map((found) => found?.[1]).filter((word) => !known.includes(word ?? ''))).toEqual([])
  const copied = named('COPY').filter((rest) => !rest.startsWith('--from='))
  const sources = copied.flatMap((rest) => rest.split(' ').slice(0, -1))
  expect(sources).toContain('package-lock.json')
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the image builds and serves as the scripts do', () => {
  const runs = named('RUN').flatMap((rest) => [...rest.matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name))
  expect(runs).toEqual(['build'])
  expect(runs.filter((name) => !(name in scripts))).toEqual([])
  expect(
    z
      .array(z.string())
      .parse(JSON.parse(named('CMD')[0] ?? ''))
      .join(' '),
  ).toBe(scripts.serve)
})

test('both stages of the image have one Node, because a build counts for the Node that made it', () => {
  const bases = named('FROM').map((rest) => rest.split(' ')[0])
  expect([bases.length, new Set(bases).size]).toEqual([2, 1])
})

test('every setting of the containers is explained in .env.example', () => {
  const inImage = named('ENV').flatMap((rest) => [...rest.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name))
  const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
  const given = Object.keys(compose.services.rapport?.environment ?? {})
  const ofNode = ['NODE_ENV']
  expect(asked).toContain('POSTGRES_PASSWORD')
  const unknown = [...inImage, ...asked, ...given].filter((name) => !ofNode.includes(name) && !isSetting(name))
  expect(unknown).toEqual([])
})

test('the services of compose.yaml name only what it holds', () => {
  const used = services.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(':')[0] ?? ''))
  expect(Object.keys(compose.volumes).sort()).toEqual(used.sort())
  const needed = services.flatMap(([, { depends_on: others }]) => Object.keys(others))
  expect(needed.filter((name) => !(name in compose.services))).toEqual([])
  expect(services.filter(([, { build, image }]) => !build === !image)).toEqual([])
  const address = new URL((compose.services.rapport?.environment.DATABASE_URL ?? '').replace(/\$\{.*?\}/, 'secret'))
  expect(needed).toContain(address.hostname)
})

test('no image holds secrets, data or packages of this machine', () => {
  const ignored = read('.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', '.git', 'node_modules', '.next']))
})
