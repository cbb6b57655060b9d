/** The elements that stand where a translator took a text node out of the page, by that node. */
const standIns = new WeakMap<Node, Element>();
const standing = new WeakSet<Element>();

const isFree = (node: Node | null): node is Element =>
  node !== null && node.nodeName === 'FONT' && !standing.has(node as Element);

const removeChild = Node.prototype.removeChild;
const insertBefore = Node.prototype.insertBefore;

/**
 * Lets React go on with a page that the browser translates. Its translator puts `<font>` elements in the place of text
 * nodes that React still holds: React then removes them from where they no longer are, which throws and takes the whole
 * screen along, and writes later texts into nodes that nobody sees. Here the element is removed in the place of its node,
 * and the node returns to the page when its text changes, for the translator to take anew.
 */
export function surviveTranslation(): void {
  const observer = new MutationObserver((records) => records.forEach(follow));
  observer.observe(document.body, { childList: true, subtree: true });

  function follow({ type, target, removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord) {
    if (type === 'characterData') return comeBack(target);
    for (const removed of removedNodes) {
      if (removed.nodeType !== Node.TEXT_NODE || removed.isConnected) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFree);
      if (!standIn) continue;
      standIns.set(removed, standIn);
      standing.add(standIn);
      observer.observe(removed, { characterData: true });
    }
    // React may put it elsewhere by itself
    for (const added of addedNodes) if (added.isConnected && standIns.has(added)) giveUp(added)?.remove();
  }

  const now = () => observer.takeRecords().forEach(follow);

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) {
      now();
      const there = giveUp(child) ?? child;
      if (there.parentNode) removeChild.call(there.parentNode, there);
      return child;
    }
    return removeChild.call(this, child) as Child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    reference: Node | null,
  ): Child {
    let place = reference;
    if (place && place.parentNode !== this) {
      now();
      place = standIns.get(place) ?? place;
      while (place && place.parentNode !== this) place = place.parentNode;
    }
    return insertBefore.call(this, child, place) as Child;
  };
}

function giveUp(text: Node): Element | undefined {
  const standIn = standIns.get(text);
  standIns.delete(text);
  return standIn;
}

function comeBack(text: Node): void {
  giveUp(text)?.replaceWith(text);
}
