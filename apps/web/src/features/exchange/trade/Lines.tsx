import layout from '../../../shared/ui/page/layout.module.css'

/** The steps that are done, one line for each transaction. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={layout.stack}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
