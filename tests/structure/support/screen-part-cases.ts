import { screenParts } from '@/.dependency-cruiser.mjs'
import { allowed, refused } from './import-case'

const fileOf = (name: string, part: string) => `components/${name}/${part}/card.tsx`

/** Every edge between the folders of a module's screens: those below are permitted, all others are not. */
export const betweenScreenParts = Object.entries(screenParts).flatMap(([name, order]) => [
  ...refused(`known-screens-of-${name}`, `app/(product)/${name}/page.tsx`, fileOf(name, 'elsewhere')),
  ...order.flatMap((parts, level) =>
    parts.flatMap((part) => {
      const rule = `${name}-${part}-screens-import-downwards`
      const below = order.slice(0, level).flat()
      const others = order
        .slice(level)
        .flat()
        .filter((other) => other !== part)
      return [
        ...others.flatMap((other) => refused(rule, fileOf(name, part), fileOf(name, other))),
        ...below.flatMap((other) => allowed(fileOf(name, part), fileOf(name, other))),
      ]
    }),
  ),
])
