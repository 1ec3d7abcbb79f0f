import { useNavigate } from 'react-router'
import { becomeAccount } from './becomeAccount'
import { people, type PersonId } from './tries'

/** Becomes somebody and opens a page as they would. */
export function useGoAs(): (who: PersonId, to: string) => void {
  const navigate = useNavigate()
  return (who, to) => {
    void becomeAccount(people[who].account).then((isConnected) => {
      if (isConnected) void navigate(to)
    })
  }
}
