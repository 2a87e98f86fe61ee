import { expect, test } from 'vitest'
import { isGuessedEarly } from '@/lib/platform/passwords/guesses'

test.each([
  '12345678',
  '1234567890',
  '11111111',
  '12344321',
  '19900101',
  'aaaaaaaa',
  '!!!!!!!!',
  'abcabcabc',
  'a'.repeat(128),
  'password',
  'Passw0rd!',
  'P@ssw0rd2024',
  'iloveyou',
  'Welcome2025!',
  '$ecret123',
  'monkeydragon',
  'Summer2024',
  'qwerty123',
  'qwertyuiop',
  'asdfghjkl',
  '1q2w3e4r',
  '1qaz2wsx',
  'zaq12wsx',
  '12qwaszx',
  'qazxsw21',
  'abcd1234',
  'midnight',
  'blink182',
  'marlboro',
  'swordfish1',
  'beautiful',
  'spongebob',
  'scorpion',
  'bigdaddy',
  'trustno1',
])('%s is guessed early', async (password) => {
  expect(await isGuessedEarly(password)).toBe(true)
})

test.each([
  'rapport demo',
  'correct horse battery',
  'plum violin seven',
  'dragonfruit stew',
  'my dog is blue',
  'xk2!pq9z',
  'vTr9zqLm',
  'hjwqnfrk',
  'tz7!kpw9qa',
  '83#91!27$64@55',
  '739104826519',
  'žluťoučký kůň',
])('%s is not', async (password) => {
  expect(await isGuessedEarly(password)).toBe(false)
})
