import { Avatar } from '../../shared/ui/plate/Avatar'
import layout from '../../shared/ui/page/layout.module.css'
import { people, type PersonId } from './tries'

/** The owls of whoever takes part. */
export function Faces({ of }: { readonly of: readonly PersonId[] }) {
  return (
    <span className={layout.row} aria-hidden="true">
      {of.map((id) => (
        <Avatar key={id} name={people[id].name} />
      ))}
    </span>
  )
}
