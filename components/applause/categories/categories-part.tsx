import { Section } from '@/components/ui/layout/section'
import type { CategoryChoice } from '@/lib/applause/queries/list-categories'
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
}

export function CategoriesPart({ categories, weeklyThanks }: CategoriesPartProps) {
  const ordered = categories.toSorted((one, other) => Number(one.isRetired) - Number(other.isRetired))
  const inUse = categories.filter(({ isRetired }) => !isRetired).length
  return (
    <>
      <Section title="Weekly mail">
        <Card className="sm:p-6">
          <WeeklyThanksSwitch isOn={weeklyThanks} />
        </Card>
      </Section>
      <Section
        title="Applause categories"
        text="Past applause keeps its category."
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
