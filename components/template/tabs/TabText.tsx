/** A panel of text: one large sentence, and the text that follows from it. */
export function TabText({ lead, children }: { lead: string; children: string }) {
  return (
    <div className="tab-text">
      <h3>{lead}</h3>
      <p>{children}</p>
    </div>
  );
}
