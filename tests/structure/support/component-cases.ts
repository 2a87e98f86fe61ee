import type { LintCase } from './lint-case'

const state = "import { useState } from 'react'\n"
const effect = "import { useEffect } from 'react'\n"
const drawn = 'export function Panel({ text }: { text: string }) {\n'

const made = (name: string, bad: string, good: string): LintCase => ({
  rule: `react/${name}`,
  path: 'components/goals/panel.tsx',
  bad,
  good,
})

/** Components that would draw wrongly, or lose what they hold. */
export const componentCases: LintCase[] = [
  made(
    'rules-of-hooks',
    `${state}${drawn}  if (text === '') return null\n  const [shown] = useState(text)\n  return <p>{shown}</p>\n}\n`,
    `${state}${drawn}  const [shown] = useState(text)\n  return <p>{shown}</p>\n}\n`,
  ),
  made(
    'exhaustive-deps',
    `${effect}${drawn}  useEffect(() => void (document.title = text), [])\n  return null\n}\n`,
    `${effect}${drawn}  useEffect(() => void (document.title = text), [text])\n  return null\n}\n`,
  ),
  made(
    'static-components',
    `${drawn}  const Line = () => <p>{text}</p>\n  return <Line />\n}\n`,
    `const Line = ({ text }: { text: string }) => <p>{text}</p>\n${drawn}  return <Line text={text} />\n}\n`,
  ),
  made(
    'use-memo',
    `import { useMemo } from 'react'\n${drawn}  const size = useMemo((start: number) => text.length + start, [text])\n  return <p>{size}</p>\n}\n`,
    `import { useMemo } from 'react'\n${drawn}  const size = useMemo(() => text.length, [text])\n  return <p>{size}</p>\n}\n`,
  ),
  made(
    'immutability',
    `${state}export function Panel() {\n  const [shown] = useState({ text: '' })\n  shown.text = 'x'\n  return <p>{shown.text}</p>\n}\n`,
    `${state}export function Panel() {\n  const [shown] = useState({ text: 'x' })\n  return <p>{shown.text}</p>\n}\n`,
  ),
  made(
    'globals',
    'let count = 0\nexport function Panel() {\n  count = count + 1\n  return <p>{count}</p>\n}\n',
    'const count = 0\nexport function Panel() {\n  return <p>{count + 1}</p>\n}\n',
  ),
  made(
    'refs',
    "import { useRef } from 'react'\nexport function Panel() {\n  const held = useRef(0)\n  return <p>{held.current}</p>\n}\n",
    "import { useRef } from 'react'\nexport function Panel() {\n  const held = useRef<HTMLParagraphElement>(null)\n  return <p ref={held} />\n}\n",
  ),
  made(
    'set-state-in-effect',
    `import { useEffect, useState } from 'react'\n${drawn}  const [shown, show] = useState('')\n  useEffect(() => {\n    show(text)\n  }, [text])\n  return <p>{shown}</p>\n}\n`,
    `${drawn}  return <p>{text}</p>\n}\n`,
  ),
  made(
    'set-state-in-render',
    `${state}export function Panel() {\n  const [count, setCount] = useState(0)\n  setCount(count + 1)\n  return <p>{count}</p>\n}\n`,
    `${state}export function Panel() {\n  const [count, setCount] = useState(0)\n  return <button onClick={() => setCount(count + 1)}>{count}</button>\n}\n`,
  ),
  made(
    'error-boundaries',
    'const Child = () => <p />\nexport function Panel() {\n  try {\n    return <Child />\n  } catch {\n    return null\n  }\n}\n',
    'const Child = () => <p />\nexport function Panel() {\n  return <Child />\n}\n',
  ),
  made(
    'purity',
    'export function Panel() {\n  return <p>{Math.random()}</p>\n}\n',
    'export function Panel() {\n  return <p>{Math.abs(1)}</p>\n}\n',
  ),
  made(
    'unsupported-syntax',
    `${drawn}  const shown = String(eval(text))\n  return <p>{shown}</p>\n}\n`,
    `${drawn}  const shown = String(text)\n  return <p>{shown}</p>\n}\n`,
  ),
  made(
    'incompatible-library',
    "import { useForm } from 'react-hook-form'\nexport function Panel() {\n  const { watch } = useForm<{ name: string }>()\n  return <p>{watch('name')}</p>\n}\n",
    "import { useForm, useWatch } from 'react-hook-form'\nexport function Panel() {\n  const { control } = useForm<{ name: string }>()\n  const name = useWatch({ control, name: 'name' })\n  return <p>{name}</p>\n}\n",
  ),
]
