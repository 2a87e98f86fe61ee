import { parts } from './architecture'
import { allowed, refused } from './import-case'

/** Every forbidden edge between the parts of a module, one by one, and with it every permitted one. */
export const betweenParts = Object.entries(parts).flatMap(([name, order]) => [
  ...order.flatMap((names, level) =>
    names.flatMap((part) => {
      const query = `lib/${name}/${part}/queries.ts`
      const above = order
        .slice(level)
        .flat()
        .filter((other) => other !== part)
      return [
        ...refused(
          `${name}-${part}-imports-downwards`,
          query,
          ...above.map((other) => `lib/${name}/${other}/rules.ts`),
          `lib/${name}/schema.ts`,
        ),
        ...allowed(
          query,
          ...order
            .slice(0, level)
            .flat()
            .map((other) => `lib/${name}/${other}/rules.ts`),
        ),
      ]
    }),
  ),
  ...allowed(`lib/${name}/home.ts`, ...order.flat().map((part) => `lib/${name}/${part}/queries.ts`)),
  ...refused(`known-parts-of-${name}`, `lib/${name}/home.ts`, `lib/${name}/miscellany/rules.ts`),
])
