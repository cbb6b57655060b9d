/** The tables of matches that keep a view of their own. */
export type TableKey = 'opening' | 'closing' | 'bulletin' | 'ratings';
