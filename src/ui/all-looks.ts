// The second style sheet, whole. Import it late: a page's own rules stand in its HTML.
import '#design/looks.css';
