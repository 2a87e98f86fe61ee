/** What a rule refuses (`bad`), and the same intention written the way it accepts (`good`). */
export type LintCase = { rule: string; path: string; bad: string; good: string }
