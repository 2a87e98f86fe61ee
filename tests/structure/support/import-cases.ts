import { betweenScreenParts } from './screen-part-cases'
import { allowed, missingFile, refused, type ImportCase } from './import-case'
import { betweenModules } from './module-cases'
import { betweenParts } from './part-cases'

const foundations = [
  ...refused(
    'shared-imports-nothing',
    'lib/shared/dates.ts',
    'lib/platform/clock.ts',
    'lib/goals/rules.ts',
    'emails/goal-assigned.tsx',
  ),
  ...allowed('lib/shared/page.ts', 'lib/shared/dates.ts'),
  ...refused('platform-imports-shared', 'lib/platform/mail/mail.ts', 'lib/access/actor.ts', 'lib/goals/rules.ts'),
  ...allowed('lib/platform/mail/mail.ts', 'lib/platform/clock.ts', 'lib/shared/dates.ts'),
  ...refused(
    'emails-import-shared',
    'emails/goal-assigned.tsx',
    'lib/platform/clock.ts',
    'lib/goals/rules.ts',
    'components/ui/button.tsx',
  ),
  ...allowed('emails/goal-assigned.tsx', 'emails/_parts/frame.tsx', 'lib/shared/dates.ts'),
  ...refused('access-imports-platform', 'lib/access/outcome.ts', 'lib/billing/rules.ts', 'lib/members/rules.ts'),
  ...allowed('lib/access/outcome.ts', 'lib/platform/db.ts', 'lib/access/actor.ts', 'lib/shared/dates.ts'),
  ...refused(
    'lib-knows-no-screen',
    'lib/goals/notices.ts',
    'components/goals/card.tsx',
    'app/(product)/goals/page.tsx',
    'middleware.ts',
  ),
]

const vocabulary = [
  ...refused(
    'anywhere-files-stay-anywhere',
    'lib/goals/schema.ts',
    'lib/goals/queries.ts',
    'lib/platform/db.ts',
    'lib/access/actor.ts',
  ),
  ...refused('anywhere-files-stay-anywhere', 'lib/goals/rules.ts', 'lib/goals/policy.ts', 'lib/platform/clock.ts'),
  ...refused('anywhere-files-stay-anywhere', 'lib/goals/refusals.ts', 'lib/goals/commands/archive-goal.ts'),
  ...allowed('lib/goals/schema.ts', 'lib/shared/dates.ts', 'lib/platform/generated/prisma/enums.ts'),
  ...allowed('lib/goals/rules.ts', 'lib/goals/schema.ts', 'lib/scheduling/rules.ts'),
  ...refused(
    'policy-is-pure',
    'lib/goals/policy.ts',
    'lib/platform/db.ts',
    'lib/goals/queries.ts',
    'lib/access/session.ts',
  ),
  ...allowed('lib/goals/policy.ts', 'lib/access/actor.ts', 'lib/goals/rules.ts'),
  ...refused(
    'queries-never-write',
    'lib/goals/queries.ts',
    'lib/goals/commands/archive-goal.ts',
    'lib/goals/steps/lock-goal.ts',
    'lib/goals/notices.ts',
  ),
  ...refused('queries-never-write', 'lib/goals/queries/list-goals.ts', 'lib/goals/steps/lock-goal.ts'),
  ...refused('queries-never-write', 'lib/goals/home.ts', 'lib/goals/steps/lock-goal.ts'),
  ...refused('gifts-are-composed-above', 'app/(product)/goals/page.tsx', 'lib/goals/home.ts'),
  ...refused('gifts-are-composed-above', 'lib/goals/queries.ts', 'lib/goals/search.ts'),
  ...allowed('lib/dashboard/queries.ts', 'lib/goals/home.ts', 'lib/goals/search.ts'),
  ...allowed('lib/goals/search.ts', 'lib/goals/queries/list-goals.ts', 'lib/access/search.ts'),
  ...allowed('lib/goals/own-data.ts', 'lib/goals/steps/lock-goal.ts', 'lib/platform/db.ts'),
  ...allowed('lib/goals/queries.ts', 'lib/platform/db.ts', 'lib/goals/policy.ts', 'lib/access/actor.ts'),
  ...refused(
    'commands-stand-below-entries',
    'lib/goals/commands/archive-goal.ts',
    'lib/goals/actions.ts',
    'lib/goals/jobs.ts',
  ),
  ...refused('steps-stand-below-commands', 'lib/goals/steps/lock-goal.ts', 'lib/goals/commands/archive-goal.ts'),
  ...allowed(
    'lib/goals/steps/lock-goal.ts',
    'lib/platform/db.ts',
    'lib/goals/notices.ts',
    'lib/goals/rules/goal-progress.ts',
  ),
  ...allowed('lib/goals/commands/archive-goal.ts', 'lib/platform/db.ts', 'lib/goals/notices.ts', 'lib/goals/policy.ts'),
  ...refused('notices-only-tell', 'lib/goals/notices.ts', 'lib/goals/commands/archive-goal.ts', 'lib/goals/actions.ts'),
  { rule: 'notices-never-read', from: 'lib/goals/notices.ts', to: 'lib/goals/queries.ts' },
  { from: 'lib/reviews/notices.ts', to: 'lib/reviews/queries.ts', type: true },
  ...allowed('lib/goals/notices.ts', 'lib/notifications/tell.ts', 'lib/activity/record.ts', 'emails/goal-assigned.tsx'),
  ...refused(
    'actions-bind',
    'lib/goals/actions.ts',
    'lib/platform/db.ts',
    'lib/goals/queries.ts',
    'lib/members/commands/invite-member.ts',
  ),
  ...allowed(
    'lib/goals/actions.ts',
    'lib/goals/schema.ts',
    'lib/goals/commands/archive-goal.ts',
    'lib/access/actor.ts',
  ),
  ...refused(
    'jobs-run-own-commands',
    'lib/goals/jobs.ts',
    'lib/members/commands/invite-member.ts',
    'lib/members/queries.ts',
  ),
  ...allowed('lib/goals/jobs.ts', 'lib/goals/commands/archive-goal.ts', 'lib/goals/queries.ts', 'lib/platform/db.ts'),
]

const screens = [
  ...betweenScreenParts,
  ...refused(
    'ui-imports-shared',
    'components/ui/button.tsx',
    'lib/goals/rules.ts',
    'components/goals/card.tsx',
    'lib/platform/clock.ts',
  ),
  ...allowed('components/ui/button.tsx', 'components/ui/spinner.tsx', 'lib/shared/dates.ts'),
  ...refused('shell-imports-ui', 'components/shell/frame.tsx', 'lib/members/queries.ts', 'components/goals/card.tsx'),
  ...allowed('components/shell/frame.tsx', 'components/ui/button.tsx', 'lib/shared/dates.ts'),
  ...refused(
    'goals-screens-import-downwards',
    'components/goals/form.tsx',
    'lib/goals/commands/archive-goal.ts',
    'lib/goals/policy.ts',
    'lib/platform/db.ts',
  ),
  ...allowed(
    'components/goals/form.tsx',
    'lib/goals/schema.ts',
    'lib/goals/actions.ts',
    'components/ui/button.tsx',
    'lib/members/rules.ts',
  ),
  { rule: 'screens-take-only-types-of-queries', from: 'components/goals/form.tsx', to: 'lib/goals/queries.ts' },
  { from: 'components/goals/list.tsx', to: 'lib/goals/queries.ts', type: true },
  ...refused('access-screens-import-downwards', 'components/access/sign-in.tsx', 'lib/members/actions.ts'),
]

const entries = [
  ...refused(
    'pages-compose',
    'app/(product)/goals/page.tsx',
    'lib/goals/commands/archive-goal.ts',
    'lib/platform/db.ts',
    'lib/goals/policy.ts',
    'lib/goals/jobs.ts',
  ),
  ...allowed(
    'app/(product)/goals/page.tsx',
    'lib/goals/queries.ts',
    'lib/goals/schema.ts',
    'components/goals/card.tsx',
    'lib/access/actor.ts',
  ),
  ...refused(
    'routes-call-one-thing',
    'app/api/goals/route.ts',
    'lib/goals/policy.ts',
    'lib/goals/notices.ts',
    'components/goals/card.tsx',
  ),
  ...allowed(
    'app/api/goals/route.ts',
    'lib/goals/commands/archive-goal.ts',
    'lib/goals/jobs.ts',
    'lib/platform/clock.ts',
    'lib/access/actor.ts',
  ),
  ...refused(
    'wrappers-are-for-entries',
    'lib/goals/commands/archive-goal.ts',
    'lib/access/action.ts',
    'lib/access/route.ts',
  ),
  ...refused('wrappers-are-for-entries', 'lib/goals/queries.ts', 'lib/access/action.ts'),
  ...allowed('lib/goals/actions.ts', 'lib/access/action.ts'),
  ...allowed('lib/goals/commands/archive-goal.ts', 'lib/access/limits.ts', 'lib/access/request.ts'),
  ...allowed('app/api/goals/route.ts', 'lib/access/route.ts'),
  ...refused('nothing-imports-app', 'components/goals/row.tsx', 'app/(product)/goals/page.tsx'),
  ...allowed('app/(product)/goals/loading.tsx', 'app/(product)/goals/page.tsx'),
]

const doors = [
  ...refused(
    'database-has-few-doors',
    'lib/goals/notices.ts',
    'lib/platform/db.ts',
    'lib/platform/generated/prisma/client.ts',
  ),
  ...refused('database-has-few-doors', 'app/api/health/route.ts', 'lib/platform/db.ts'),
  ...refused('database-has-few-doors', 'prisma/seed/acme.ts', 'lib/platform/db.ts'),
  ...allowed('lib/notifications/tell.ts', 'lib/platform/db.ts'),
  ...refused('emails-have-one-door', 'lib/goals/commands/complete-goal.ts', 'emails/goal-assigned.tsx'),
  ...allowed('lib/notifications/templates.ts', 'emails/goal-assigned.tsx'),
  ...refused('middleware-imports-shared', 'middleware.ts', 'lib/platform/clock.ts', 'lib/access/session.ts'),
  ...allowed('middleware.ts', 'lib/shared/dates.ts'),
]

const leaves = [
  ...refused('nothing-imports-tests', 'lib/goals/jobs.ts', 'tests/factories/goal.ts'),
  ...refused('nothing-imports-e2e', 'tests/goals/archive-goal.test.ts', 'e2e/support/sign-in.ts'),
  ...refused('nothing-imports-seeds', 'lib/goals/commands/complete-goal.ts', 'prisma/seed/acme.ts'),
  ...refused('nothing-imports-scripts', 'lib/platform/mail/mail.ts', 'scripts/support/ports.ts'),
  ...refused('nothing-imports-scripts', 'playwright.config.ts', 'scripts/support/ports.ts'),
  ...allowed('next.config.ts', 'scripts/support/ports.ts'),
  ...allowed(
    'tests/goals/archive-goal.test.ts',
    'tests/factories/goal.ts',
    'lib/platform/db.ts',
    'scripts/support/ports.ts',
  ),
  ...allowed('e2e/give-feedback.spec.ts', 'e2e/support/sign-in.ts', 'tests/factories/goal.ts'),
]

const sound = [
  ...refused('no-cycles', 'lib/shared/first.ts', 'lib/shared/second.ts'),
  ...refused('no-cycles', 'lib/shared/second.ts', 'lib/shared/first.ts'),
  ...refused('no-dead-imports', 'lib/shared/lost.ts', missingFile),
  ...refused('known-modules', 'lib/goals/queries.ts', 'lib/miscellany/rules.ts'),
]

export const importCases: ImportCase[] = [
  ...betweenModules,
  ...betweenParts,
  ...foundations,
  ...vocabulary,
  ...screens,
  ...entries,
  ...doors,
  ...leaves,
  ...sound,
]
