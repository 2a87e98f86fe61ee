import 'server-only'
import type { Area } from '@/lib/access/rules'
import { areas } from '@/lib/account/modules'
import { planAbilities } from '@/lib/billing/policy'

export const areasFor = ({ isBilled }: { isBilled: boolean }): readonly Area[] =>
  isBilled
    ? areas
    : areas.map(({ name, abilities }) => ({
        name,
        abilities: abilities.filter((ability) => !planAbilities.includes(ability)),
      }))
