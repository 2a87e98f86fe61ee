import { levels, modules, nouns, pairs } from './architecture'
import { allowed, refused } from './import-case'

/** What a module must not reach: everything above, and its own level but for the listed pairs. */
function unreachable(name: string) {
  const level = levels.findIndex((names) => names.includes(name))
  const beside = pairs.filter(([from]) => from === name).map(([, to]) => to)
  return levels
    .slice(level)
    .flat()
    .filter((other) => other !== name && !beside.includes(other))
}

/** Every forbidden edge between modules, one by one, and with it every permitted one. */
export const betweenModules = nouns.flatMap((name) => {
  const above = unreachable(name)
  const below = modules.filter(
    (other) => other !== name && !above.includes(other) && !['shared', 'platform'].includes(other),
  )
  return [
    ...above.flatMap((other) =>
      refused(`${name}-imports-downwards`, `lib/${name}/queries.ts`, `lib/${other}/rules.ts`),
    ),
    ...above.flatMap((other) =>
      refused(`${name}-screens-import-downwards`, `components/${name}/card.tsx`, `components/${other}/picker.tsx`),
    ),
    ...below.flatMap((other) => allowed(`lib/${name}/queries.ts`, `lib/${other}/rules.ts`)),
    ...below.flatMap((other) => allowed(`components/${name}/card.tsx`, `components/${other}/picker.tsx`)),
  ]
})
