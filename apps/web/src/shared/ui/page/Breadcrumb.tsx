import { Link } from 'react-router'
import styles from './Breadcrumb.module.css'

export interface BreadcrumbStep {
  readonly label: string
  /** The path of the step's page; a step without a page is plain text. */
  readonly to?: string | undefined
}

/** `Homepage | name › page`: the way from home to this page. The last step is the page itself. */
export function Breadcrumb({
  label,
  steps,
}: {
  readonly label: string
  readonly steps: readonly BreadcrumbStep[]
}) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {steps.map((step, index) => {
          const last = index === steps.length - 1
          return (
            <li key={`${index} ${step.label}`}>
              {last || !step.to ? (
                <span aria-current={last ? 'page' : undefined}>{step.label}</span>
              ) : (
                <Link to={step.to}>{step.label}</Link>
              )}
              {!last && <span aria-hidden="true">{index === 0 ? '|' : '›'}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
