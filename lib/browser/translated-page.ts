/** Keeps React alive on translated pages: it would remove text nodes that translation has replaced. */
function keepTranslated({ prototype }: typeof Node): void {
  const { insertBefore, removeChild } = prototype
  prototype.removeChild = function removeIfThere<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  prototype.insertBefore = function insertOrAppend<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    insertBefore.call(this, child, next?.parentNode === this ? next : null)
    return child
  }
}

if (typeof Node !== 'undefined') keepTranslated(Node)
