import type { Pattern } from '../syntax/ast'
import { constructorTags } from './constructorTags'
import type { Scope } from './scope'
import type { Tag } from '../tags/tag'

/** Binds the variables of a pattern; answers what is known of the value that it takes apart. */
export function tagPattern(pattern: Pattern, scope: Scope, value: Tag): Tag {
  switch (pattern.kind) {
    case 'wildcard':
      return value
    case 'binder': {
      const cell = scope.bind(pattern.name, scope.cells.at(pattern))
      return scope.cells.learn(cell, value)
    }
    case 'constructorPattern': {
      const constructor = scope.constructors.get(pattern.constructorName.name)
      if (constructor === undefined) return value
      return constructorTags(constructor, scope.cells, value, (index, tag) =>
        tagPattern(pattern.args[index] as Pattern, scope, tag),
      )
    }
  }
}
