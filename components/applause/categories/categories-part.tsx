import { GateReason } from '@/components/shell/gate-reason'
import { Callout } from '@/components/ui/display/callout'
import { Section } from '@/components/ui/layout/section'
import type { CategoryChoice } from '@/lib/applause/queries/list-categories'
import { retiredLast } from '@/lib/applause/rules/applause-labels'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'
import { Card } from '@/components/ui/layout/card'
import { CategoryActs } from './category-acts'
import { NewCategoryButton } from './new-category-button'
import { WeeklyThanksSwitch } from './weekly-thanks-switch'
import { List, ListRow } from '@/components/ui/list/list'
import { Badge } from '@/components/ui/display/badge'

interface CategoriesPartProps {
  categories: readonly CategoryChoice[]
  /** The weekly mail is on. */
  weeklyThanks: boolean
  /** Why none of it counts now; null: applause is on. */
  off: string | null
}

function categoriesHint(inUse: number) {
  const kept = 'Past applause keeps its category.'
  if (inUse === 1) return `${kept} The last one can’t be retired.`
  return inUse < applauseLimits.categories
    ? kept
    : `${kept} ${applauseLimits.categories} is the most: retire one first.`
}

export function CategoriesPart({ categories, weeklyThanks, off }: CategoriesPartProps) {
  const ordered = retiredLast(categories)
  const inUse = categories.filter(({ isRetired }) => !isRetired).length
  return (
    <>
      {off !== null && (
        <Callout tone="info" className="mb-6">
          <GateReason reason={off} />
        </Callout>
      )}
      <Section title="Weekly mail">
        <Card className="sm:p-6">
          <WeeklyThanksSwitch isOn={weeklyThanks} />
        </Card>
      </Section>
      <Section
        title="Applause categories"
        text={categoriesHint(inUse)}
        action={inUse < applauseLimits.categories && <NewCategoryButton />}
      >
        <List label="Applause categories">
          {ordered.map((category) => (
            <ListRow
              key={category.id}
              title={category.name}
              end={category.isRetired && <Badge>Retired</Badge>}
              action={
                <CategoryActs
                  category={category}
                  canRetire={inUse > 1}
                  canRestore={inUse < applauseLimits.categories}
                />
              }
            />
          ))}
        </List>
      </Section>
    </>
  )
}
