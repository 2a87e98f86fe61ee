import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { missingOptionals } from '@/scripts/support/prepare/lock-file.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'

test('the lock file holds the packages of every system, without which npm ci refuses it', async () => {
  const { packages } = JSON.parse(await readFile(fromRoot('package-lock.json'), 'utf8'))
  expect(missingOptionals(packages)).toEqual([])
})

test('what is missing is found, beside the package or above it, and described by its name', () => {
  const optionalDependencies = {
    'swc-linux-x64-musl': '1.0.0',
    'swc-darwin-arm64': '^1.0.0',
    inner: '1.0.0',
    outer: '1.0.0',
  }
  const packages = {
    '': {},
    'node_modules/outer': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '1.0.0', dev: true, optionalDependencies },
    'node_modules/a/node_modules/inner': { version: '1.0.0' },
  }
  expect(missingOptionals(packages)).toEqual([
    [
      'node_modules/swc-linux-x64-musl',
      { version: '1.0.0', cpu: ['x64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
    ],
    ['node_modules/swc-darwin-arm64', { version: '1.0.0', cpu: ['arm64'], dev: true, optional: true, os: ['darwin'] }],
  ])
})
