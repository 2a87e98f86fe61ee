import { Icon } from '@/components/ui/icon/icon'
import { Part } from './part'

const rules = [
  {
    icon: 'eye-off',
    name: 'No name to find',
    text: 'An anonymous answer holds no name and no time of day, and once the form is closed nothing leads back to a person: not for admins, not for us.',
  },
  {
    icon: 'users',
    name: 'Never fewer than three',
    text: 'A result is shown when at least three people answered, and a group is hidden when it, or what remains beside it, is smaller.',
  },
  {
    icon: 'hourglass',
    name: 'Only once it is closed',
    text: 'Until then nobody sees more than how many have answered, so nobody can watch who answers when.',
  },
] as const

export function AnonymityPart() {
  return (
    <div className="border-y border-line bg-surface">
      <Part
        title="Anonymous is a fact here, not a setting"
        text="Every form says in one plain sentence who will see what. The same code that writes the sentence decides who may read, so the two cannot disagree."
      >
        <ul className="grid gap-8 md:grid-cols-3">
          {rules.map(({ icon, name, text }) => (
            <li key={name}>
              <span className="inline-flex size-9 items-center justify-center rounded-md bg-primary-soft text-primary-ink">
                <Icon name={icon} className="size-5" />
              </span>
              <h3 className="mt-3 text-md font-semibold">{name}</h3>
              <p className="mt-1.5 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}
