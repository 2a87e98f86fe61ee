import type { Reach } from '@/components/shell/navigation'

type Shortcut = { keys: string[]; text: string; need?: keyof Reach }
type Shortcuts = { name: string; shortcuts: Shortcut[]; need?: keyof Reach }

/** Shortcuts of a member, with the platform's command key. */
export function shortcutsFor(reach: Reach, command: string): Shortcuts[] {
  const isOpen = ({ need }: { need?: keyof Reach }) => need === undefined || reach[need]
  return allShortcuts(command)
    .filter(isOpen)
    .map(({ shortcuts, ...group }) => ({ ...group, shortcuts: shortcuts.filter(isOpen) }))
}

const inPeople: Shortcuts = {
  name: 'In the People list',
  need: 'isAdmin',
  shortcuts: [
    { keys: ['X'], text: 'Select' },
    { keys: ['E'], text: 'Edit' },
    { keys: ['T'], text: 'Edit tags' },
    { keys: ['P'], text: 'Add to a team' },
    { keys: ['R'], text: 'Change role' },
    { keys: ['D'], text: 'Deactivate or reactivate' },
    { keys: ['M'], text: 'Open the menu' },
  ],
}

const allShortcuts = (command: string): Shortcuts[] => [
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: [command, 'K'], text: 'Search or do anything' },
      { keys: ['?'], text: 'Show shortcuts' },
      { keys: ['Esc'], text: 'Close' },
    ],
  },
  {
    name: 'In the palette',
    shortcuts: [
      { keys: ['ask', 'name'], text: 'Ask a question' },
      { keys: ['give', 'name'], text: 'Give feedback' },
      { keys: ['thank', 'name'], text: 'Give applause', need: 'canThank' },
    ],
  },
  {
    name: 'In lists',
    shortcuts: [{ keys: ['↑', '↓'], text: 'Previous or next row' }],
  },
  inPeople,
  {
    name: 'While writing questions',
    shortcuts: [
      { keys: [command, 'Enter'], text: 'Add a question' },
      { keys: ['Enter'], text: 'Add an option' },
      { keys: ['Space'], text: 'Pick up or drop' },
    ],
  },
]
