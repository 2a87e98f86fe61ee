import { Link } from '@/components/ui/link'
import type { ApplauseCard, ApplausePerson } from '@/lib/applause/queries/list-applause'

const Name = ({ person: { memberId, name } }: { person: ApplausePerson }) => (
  <Link href={`/profile/preview/${memberId}`} className="font-medium wrap-anywhere text-ink hover:underline">
    {name}
  </Link>
)

const separatorBefore = (index: number, count: number) => {
  if (index === 0) return ' '
  return index === count - 1 ? ' and ' : ', '
}

export const ThanksLine = ({ giver, recipients }: Pick<ApplauseCard, 'giver' | 'recipients'>) => (
  <p className="text-muted">
    <Name person={giver} /> thanked
    {recipients.map((person, index) => (
      <span key={person.memberId}>
        {separatorBefore(index, recipients.length)}
        <Name person={person} />
      </span>
    ))}
  </p>
)
